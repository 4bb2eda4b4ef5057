import { beforeEach, describe, expect, test, vi } from "vitest"
import type { RunAnswer, RunState, RunView } from "../lib/protocol"
import { RunStore } from "./run_store.svelte"

const answers = vi.hoisted(() => ({ runs: [] as unknown[], begun: [] as unknown[], turns: [] as unknown[] }))

vi.mock("../lib/api", () => {
  class ApiError extends Error {
    constructor(
      readonly status: number,
      readonly code: string,
    ) {
      super(code)
    }
  }
  const next = async (from: unknown[]) => {
    const found = from.shift()
    if (found === "stale") throw new ApiError(409, "run.stale")
    return found
  }
  return {
    ApiError,
    api: {
      puzzleRun: () => next(answers.runs),
      beginRun: () => next(answers.begun),
      playInRun: () => next(answers.turns),
      viewPosition: async () => ({
        game: "siam",
        status: "running",
        you: [],
        seats: [],
        turns: [],
        position: { ply: 0, text: "", to_move: 1 },
      }),
    },
  }
})
vi.mock("../lib/sounds", () => ({ play: () => undefined }))

const PLACE = { game: "siam", start: "" }
function state(score: number, changed: Partial<RunView> = {}): RunState {
  const puzzle = { name: `puzzle-${score}`, game: "siam", seat: 1, kind: "win", count: 1 }
  const run = { version: score + 1, score, left_ms: null, puzzle, place: PLACE, left: 1, ended: null, ...changed }
  return { mode: "streak", game: "", best: score, best_ms: null, runs: 1, run } as unknown as RunState
}
function answer(isRight: boolean, after: RunState): RunAnswer {
  return { tried: { is_right: isRight, is_solved: isRight, place: PLACE, replies: [], time_ms: 0 }, state: after }
}

beforeEach(() => {
  for (const list of Object.values(answers)) list.length = 0
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
async function settled<Result>(coming: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync()
  return coming
}

describe("a run of puzzles", () => {
  test("goes on with the next puzzle after a right answer and ends with a wrong one", async () => {
    const store = new RunStore("streak", "")
    answers.runs.push({ ...state(0), run: null })
    await store.open(false)
    expect(store.stage).toBe("ready")
    answers.begun.push(state(0))
    await store.begin()
    expect([store.stage, store.puzzle?.name, store.isYourTurn]).toEqual(["playing", "puzzle-0", true])
    answers.turns.push(answer(true, state(1)))
    const playing = store.play("+a1n")
    expect(store.isYourTurn).toBe(false)
    await settled(playing)
    expect([store.run?.score, store.puzzle?.name, store.verdict?.isRight]).toEqual([1, "puzzle-1", true])
    answers.turns.push(answer(false, state(1, { puzzle: null, place: null, ended: "wrong" })))
    await settled(store.play("+a1n"))
    expect([store.stage, store.verdict?.isRight, store.verdict?.number]).toEqual(["over", false, 2])
  })
  test("continues an unfinished streak, but begins a storm anew", async () => {
    const streak = new RunStore("streak", "")
    answers.runs.push(state(7))
    await streak.open(true)
    expect(streak.run?.score).toBe(7)
    const storm = new RunStore("storm", "")
    answers.runs.push(state(7, { left_ms: 5000 }))
    answers.begun.push(state(0, { left_ms: 180_000 }))
    await storm.open(true)
    expect(storm.run?.score).toBe(0)
    expect(storm.dueAt).toBe(performance.now() + 180_000)
  })
  test("shows where it is if it went on elsewhere", async () => {
    const store = new RunStore("streak", "")
    answers.runs.push(state(2), state(4))
    await store.open(false)
    answers.turns.push("stale")
    expect(await settled(store.play("+a1n"))).toBe(false)
    expect([store.run?.score, store.stage, store.notice?.kind]).toEqual([4, "playing", "error"])
  })
  test("asks the server once the clock has run down", async () => {
    const store = new RunStore("storm", "")
    answers.runs.push(state(3, { left_ms: 1000 }), state(3, { left_ms: 0, puzzle: null, place: null, ended: "time" }))
    await store.open(false)
    await store.checkTime()
    expect(store.stage).toBe("over")
    await store.checkTime()
    expect(answers.runs).toEqual([])
  })
})
