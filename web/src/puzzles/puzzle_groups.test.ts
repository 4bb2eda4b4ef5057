import { describe, expect, it } from "vitest"
import type { PuzzleInfo } from "../lib/protocol"
import { groupPuzzles } from "./puzzle_groups"

function puzzle(name: string, rating: number, more: Partial<PuzzleInfo> = {}): PuzzleInfo {
  return {
    name,
    game: "siam",
    kind: "win",
    count: 2,
    players: 2,
    seat: 1,
    themes: [],
    rating,
    standing: "new",
    day: null,
    place: { game: "siam" },
    ...more,
  }
}
const ALL = [
  puzzle("hard", 1200),
  puzzle("easy", 600, { standing: "right" }),
  puzzle("late", 700, { standing: "solved" }),
  puzzle("missed", 900, { standing: "failed", themes: ["push"] }),
  puzzle("defence", 800, { kind: "defence", count: 3 }),
  puzzle("ending", 650, { game: "king-of-siam", kind: "ending", players: 4 }),
  puzzle("at-once", 600, { count: 1 }),
]
const named = (wanted: object) =>
  groupPuzzles(ALL, wanted).map(({ puzzles }) => puzzles.map(({ name }) => name).join(" "))

describe("the list of puzzles", () => {
  it("groups puzzles of the same task, the easiest first", () => {
    expect(named({})).toEqual(["at-once", "easy late missed hard", "defence", "ending"])
    expect(named({ order: "hardest", kind: "win" })).toEqual(["at-once", "hard missed late easy"])
  })
  it("shows the result of puzzles that were tried", () => {
    expect(named({ standing: "solved" })).toEqual(["easy late"])
    expect(named({ standing: "failed" })).toEqual(["missed"])
    expect(named({ standing: "new", game: "siam" })).toEqual(["at-once", "hard", "defence"])
    expect(named({ standing: "solved", theme: "push" })).toEqual([])
  })
})
