import { describe, expect, it } from "vitest"
import type { PuzzleInfo } from "../lib/protocol"
import { countThemes, groupPuzzles } from "./puzzle_groups"

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
  puzzle("resist", 700, { kind: "resist", count: 2, themes: ["push", "lock"] }),
  puzzle("ending", 650, { game: "king-of-siam", kind: "ending", players: 4 }),
  puzzle("at-once", 600, { count: 1 }),
]
const named = (wanted: object) =>
  groupPuzzles(ALL, wanted).map(({ puzzles }) => puzzles.map(({ name }) => name).join(" "))

describe("the list of puzzles", () => {
  it("groups puzzles of the same task, the easiest first", () => {
    expect(named({})).toEqual(["at-once", "easy late missed hard", "defence", "resist", "ending"])
    expect(named({ order: "hardest", kind: "win" })).toEqual(["at-once", "hard missed late easy"])
  })
  it("shows the result of puzzles that were tried", () => {
    expect(named({ standing: "solved" })).toEqual(["easy late"])
    expect(named({ standing: "failed" })).toEqual(["missed"])
    expect(named({ standing: "new", game: "siam" })).toEqual(["at-once", "hard", "defence", "resist"])
    expect(named({ standing: "solved", theme: "push" })).toEqual([])
  })
  it("counts the puzzles of each theme that the other filters leave", () => {
    expect(countThemes(ALL, {})).toEqual(
      new Map([
        [
          "siam",
          new Map([
            ["push", 2],
            ["lock", 1],
          ]),
        ],
      ]),
    )
    expect(countThemes(ALL, { kind: "resist", theme: "push" }).get("siam")?.get("push")).toBe(1)
    expect(countThemes(ALL, { game: "king-of-siam" }).size).toBe(0)
  })
})
