import { beforeEach, expect, test, vi } from "vitest"
import type { StudyView } from "../lib/protocol"
import { StudyEditor } from "./study_editor.svelte"

type Sent = { title: string; version: number; answer: () => void; refuse: () => void }
const sent = vi.hoisted((): Sent[] => [])

vi.mock("../lib/api", () => ({
  ApiError: class extends Error {},
  api: {
    lookAt: async () => ({
      game: "siam",
      status: "running",
      you: [],
      turns: [],
      position: { ply: 0, text: "", to_move: 1 },
    }),
    changeStudy: (_: string, { title, version }: { title: string; version: number }) =>
      new Promise((resolve, reject) =>
        sent.push({
          title,
          version,
          answer: () => resolve({ version: version + 1 }),
          refuse: () => reject(new Error("stale")),
        }),
      ),
  },
}))

const KEPT = {
  id: "abcdefgh",
  version: 3,
  title: "One",
  tree: { place: { game: "siam" } },
  is_yours: true,
  owner: "Mia",
} as unknown as StudyView

beforeEach(() => {
  sent.length = 0
  vi.useFakeTimers()
  vi.stubGlobal("window", globalThis)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

async function begin(): Promise<StudyEditor> {
  const store = new StudyEditor()
  await store.openStored(KEPT)
  store.rename("Two")
  vi.runOnlyPendingTimers()
  expect(sent).toMatchObject([{ title: "Two", version: 3 }])
  return store
}

test("text typed during a save is sent when the page is closed", async () => {
  const store = await begin()
  store.rename("Three")
  const left = store.saveBeforeUnload()
  expect(sent.slice(1)).toMatchObject([{ title: "Three", version: 4 }])
  // A page that is still open continues from its last save.
  sent[0]!.answer()
  await vi.waitUntil(() => store.saveState === "pending")
  sent[1]!.answer()
  await left
  vi.runOnlyPendingTimers()
  expect(sent.slice(2)).toMatchObject([{ title: "Three", version: 5 }])
})

test("a page that is left and still there goes on from the later version, whichever answer comes first", async () => {
  const store = await begin()
  store.rename("Three")
  const left = store.saveBeforeUnload()
  sent[1]!.answer()
  await left
  sent[0]!.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.slice(2)).toMatchObject([{ title: "Three", version: 5 }])
})

test("nothing is saved before the answer to the request on closing", async () => {
  const store = await begin()
  store.rename("Three")
  const left = store.saveBeforeUnload()
  sent[0]!.answer()
  await vi.advanceTimersByTimeAsync(1000)
  store.rename("Four")
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(2)
  sent[1]!.answer()
  await left
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.slice(2)).toMatchObject([{ title: "Four", version: 5 }])
})

test("nothing is sent twice when nothing was typed since", async () => {
  const store = await begin()
  await store.saveBeforeUnload()
  expect(sent).toHaveLength(1)
})

test("a failed save on closing is repeated by a page that is still open", async () => {
  const store = await begin()
  store.rename("Three")
  const left = store.saveBeforeUnload()
  sent[1]!.refuse()
  await left
  sent[0]!.answer()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.slice(2)).toMatchObject([{ title: "Three", version: 4 }])
})
