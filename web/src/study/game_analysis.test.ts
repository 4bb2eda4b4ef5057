import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { api, ApiError } from "../lib/api"
import type { AnalysisView } from "../lib/protocol"
import { AnalysisStore } from "./game_analysis.svelte"

const RUNNING = {
  id: "a",
  status: "running",
  ahead: 0,
  is_yours: true,
  done: 1,
  total: 3,
  seconds: 0.5,
  judged: null,
} as AnalysisView
const BUSY = new ApiError(429, "study.busy", "", { key: "error-study-busy", values: {} })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("window", globalThis)
  vi.spyOn(api, "findAnalysis").mockResolvedValue(RUNNING)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("a server that is busy is asked again, and no error is shown", async () => {
  const asked = vi
    .spyOn(api, "analysis")
    .mockRejectedValueOnce(BUSY)
    .mockRejectedValueOnce(BUSY)
    .mockResolvedValue({ ...RUNNING, status: "over", done: 3 })
  const store = new AnalysisStore({ game: "g" })
  await store.look()
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(1000)
    expect([asked.mock.calls.length, store.errorMessage, store.view]).toEqual([calls, "", RUNNING])
  }
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.view?.status).toBe("over")
})

test("a final refusal of the server is shown once", async () => {
  const asked = vi.spyOn(api, "analysis").mockRejectedValue(new ApiError(409, "analysis.unreadable", ""))
  const store = new AnalysisStore({ game: "g" })
  await store.look()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(store.errorMessage).not.toBe("")
})
