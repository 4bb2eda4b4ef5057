import { expect, test } from "vitest"
import { drawSeat, seatsWithFriends } from "./new_game"

test("friends get a link for every seat but yours", () => {
  expect(seatsWithFriends(2, 2)).toEqual([{ kind: "link" }, { kind: "here" }])
  expect(seatsWithFriends(4, 1).map(({ kind }) => kind)).toEqual(["here", "link", "link", "link"])
})

test("every seat can be drawn by lot", () => {
  expect([0, 0.34, 0.99].map((number) => drawSeat(3, () => number))).toEqual([1, 2, 3])
})
