import { expect, test } from "vitest"
import type { TurnMessage } from "./protocol"
import { isNewTurn, waitingAfter } from "./waiting"

const turn = (game: string, is_yours: boolean, by_you = false): TurnMessage => ({
  t: "turn",
  game,
  kind: "siam",
  status: "running",
  is_yours,
  by_you,
  ply: 3,
})

test("the list of the server replaces what was known", () => {
  expect(waitingAfter(["a"], { t: "turns", games: ["b", "c"] })).toEqual(["b", "c"])
})

test("a game comes to the end of the list once, and goes when it no longer waits", () => {
  expect(waitingAfter(["a"], turn("b", true))).toEqual(["a", "b"])
  expect(waitingAfter(["a", "b"], turn("b", true))).toEqual(["a", "b"])
  expect(waitingAfter(["a", "b"], turn("a", false))).toEqual(["b"])
  expect(waitingAfter(["b"], { t: "pong", id: "x" })).toEqual(["b"])
})

test("only a game that did not wait before is news", () => {
  expect(isNewTurn(["a"], turn("b", true))).toBe(true)
  expect(isNewTurn(["a"], turn("a", true))).toBe(false)
  expect(isNewTurn([], turn("a", false))).toBe(false)
})

test("a game that waits by one's own doing is listed, but is no news", () => {
  expect(waitingAfter([], turn("a", true, true))).toEqual(["a"])
  expect(isNewTurn([], turn("a", true, true))).toBe(false)
})
