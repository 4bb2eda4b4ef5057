import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { api } from "../lib/api"
import type { GameView, MomentView } from "../lib/protocol"
import { seatsToShow } from "./coach_store.svelte"
import { MomentStore } from "./moment_store.svelte"

const PLACE = { game: "siam", start: "5/5/2#1#/1S1n1/1#3 E", turns: ["+a1n", "+a5s"] }
const MOMENT = { ply: 3, seat: 1, kind: "siam-win-now", place: PLACE, better: "b2b1s" } as MomentView
const GAME = { id: "g", seats: [{ seat: 1, name: "Anna" }, { seat: 2 }], you: [] } as unknown as GameView

beforeEach(() => {
  vi.spyOn(api, "viewPosition").mockImplementation(
    async (place) =>
      ({ seats: [], turns: place.turns, position: { ply: place.turns?.length ?? 0 } }) as unknown as GameView,
  )
})
afterEach(() => vi.restoreAllMocks())

test("a right turn is shown and praised", async () => {
  const told = { key: "coach-right-siam-win-now", values: {} }
  const tried = vi.spyOn(api, "tryMoment").mockResolvedValue({ is_right: true, told, reply: null })
  const store = new MomentStore(GAME)
  await store.open(MOMENT)
  expect([store.stage, store.view?.you, store.view?.seats[0]?.name]).toEqual(["open", [1], "Anna"])
  await store.play("b2b1s")
  expect(tried).toHaveBeenCalledWith("g", 3, "b2b1s")
  expect([store.stage, store.tried, store.told, store.at.turns]).toEqual([
    "right",
    "b2b1s",
    told,
    ["+a1n", "+a5s", "b2b1s"],
  ])
})

test("the reply to a wrong turn follows it, and the position comes back", async () => {
  const told = { key: "coach-wrong-siam-threat", values: {} }
  vi.spyOn(api, "tryMoment").mockResolvedValue({ is_right: false, told, reply: "d2d3n" })
  const store = new MomentStore(GAME)
  await store.open(MOMENT)
  await store.play("b2n")
  expect([store.stage, store.at.turns]).toEqual(["wrong", ["+a1n", "+a5s", "b2n", "d2d3n"]])
  await store.again()
  expect([store.stage, store.told, store.at.turns]).toEqual(["open", null, PLACE.turns])
})

test("the answer marks the better turn in the position of the moment", async () => {
  const store = new MomentStore(GAME)
  await store.open(MOMENT)
  await store.reveal()
  expect([store.stage, store.hint?.turn, store.at.turns]).toEqual(["shown", "b2b1s", PLACE.turns])
})

test("a judgement that arrives after the next moment was opened is ignored", async () => {
  const store = new MomentStore(GAME)
  await store.open(MOMENT)
  vi.spyOn(api, "tryMoment").mockImplementation(async () => {
    await store.open({ ...MOMENT, ply: 5 })
    return { is_right: true, told: { key: "", values: {} }, reply: null }
  })
  expect(await store.play("b2b1s")).toBe(false)
  expect([store.stage, store.moment?.ply]).toEqual(["open", 5])
})

test("players see their own moments, and others those of everybody who has some", () => {
  const moments = [MOMENT, { ...MOMENT, seat: 3 }]
  expect(seatsToShow(moments, [2], 3)).toEqual([2])
  expect(seatsToShow(moments, [], 3)).toEqual([1, 3])
})
