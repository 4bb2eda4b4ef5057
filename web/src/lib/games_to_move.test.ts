import { expect, test } from "vitest"
import type { TurnMessage } from "./protocol"
import { isNewTurn, gamesToMoveAfter } from "./games_to_move"

const turn = (game: string, is_yours: boolean, by_you = false): TurnMessage => ({
  t: "turn",
  game,
  kind: "siam",
  status: "running",
  is_yours,
  by_you,
  ply: 3,
})

test("the server's list replaces the known one", () => {
  expect(gamesToMoveAfter(["a"], { t: "turns", games: ["b", "c"] })).toEqual(["b", "c"])
})

test("a game comes to the end of the list once, and goes when it no longer waits", () => {
  expect(gamesToMoveAfter(["a"], turn("b", true))).toEqual(["a", "b"])
  expect(gamesToMoveAfter(["a", "b"], turn("b", true))).toEqual(["a", "b"])
  expect(gamesToMoveAfter(["a", "b"], turn("a", false))).toEqual(["b"])
  expect(gamesToMoveAfter(["b"], { t: "pong", id: "x" })).toEqual(["b"])
})

test("only a game that did not wait before is news", () => {
  expect(isNewTurn(["a"], turn("b", true))).toBe(true)
  expect(isNewTurn(["a"], turn("a", true))).toBe(false)
  expect(isNewTurn([], turn("a", false))).toBe(false)
})

test("a game that waits by one's own doing is listed, but is no news", () => {
  expect(gamesToMoveAfter([], turn("a", true, true))).toEqual(["a"])
  expect(isNewTurn([], turn("a", true, true))).toBe(false)
})
