import { expect, test } from "vitest"
import type { GameView, Step } from "../lib/protocol"
import { seatsBefore, remainingSteps } from "./conditional_turns"

function seen(own: number, toMove: number, count: number, steps: Step[] = []) {
  return {
    seats: Array.from({ length: count }),
    you: [own],
    position: { to_move: toMove },
    prepared: steps.length ? [{ seat: own, steps }] : [],
  } as unknown as GameView
}

test("before the first step the seats still to move play, before later steps all other seats", () => {
  expect(seatsBefore(seen(2, 1, 2), 0)).toEqual([1])
  expect(seatsBefore(seen(2, 1, 2), 1)).toEqual([1])
  expect(seatsBefore(seen(1, 3, 4), 0)).toEqual([3, 4])
  expect(seatsBefore(seen(1, 3, 4), 2)).toEqual([2, 3, 4])
  expect(seatsBefore(seen(3, 1, 3), 0)).toEqual([1, 2])
})

test("an expected turn that was played is no longer expected", () => {
  const steps = [
    { turn: "pass", expect: ["pass", "rama"] },
    { turn: "lao", expect: ["a", "b"] },
  ]
  expect(remainingSteps(seen(3, 1, 3, steps))).toEqual(steps)
  expect(remainingSteps(seen(3, 2, 3, steps))[0]).toEqual({ turn: "pass", expect: ["rama"] })
  expect(remainingSteps(seen(3, 2, 3, steps))[1]).toEqual(steps[1])
  expect(remainingSteps(seen(3, 2, 3, [{ turn: "pass" }]))).toEqual([{ turn: "pass", expect: [] }])
  expect(remainingSteps(seen(1, 2, 2))).toEqual([])
})
