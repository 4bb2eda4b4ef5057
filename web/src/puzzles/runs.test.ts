import { describe, expect, it } from "vitest"
import { bestOf, formatClock, missedIn, runAddress, warningBetween } from "./runs"

describe("a run of puzzles", () => {
  it("has an address for each mode and game", () => {
    expect(runAddress("streak", "")).toBe("/puzzles/streak")
    expect(runAddress("storm", "king-of-siam")).toBe("/puzzles/storm/king-of-siam")
  })
  it("shows 0:00 only when the time is over", () => {
    expect([180_000, 61_001, 60_000, 9_400, 1, 0, -5].map(formatClock)).toEqual([
      "3:00",
      "1:02",
      "1:00",
      "0:10",
      "0:01",
      "0:00",
      "0:00",
    ])
  })
  it("announces 30 and 10 seconds once", () => {
    expect(warningBetween(30_050, 29_950)).toBe(30)
    expect(warningBetween(29_950, 29_850)).toBeNull()
    // A mistake that costs ten seconds, or a slow device, passes over both.
    expect(warningBetween(31_000, 9_000)).toBe(10)
    // Time that was won may run out again.
    expect(warningBetween(9_000, 12_000)).toBeNull()
    expect(warningBetween(500, 0)).toBeNull()
  })
  it("names the failed puzzles in their order", () => {
    const answers = [
      { puzzle: "a", is_solved: true },
      { puzzle: "b", is_solved: false },
      { puzzle: "c", is_solved: false },
    ]
    expect(missedIn(answers)).toEqual(["b", "c"])
  })
  it("finds the best of a mode and game", () => {
    const siam = { mode: "storm", game: "siam", best: 4, unfinished: null } as const
    expect(bestOf([siam], "storm", "siam")).toBe(siam)
    expect(bestOf([siam], "storm", "")).toBeNull()
  })
})
