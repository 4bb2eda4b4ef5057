import { describe, expect, it } from "vitest"
import type { Endgame, PuzzleInfo } from "../lib/protocol"
import { groupEndgames, judgeTurn, nextEndgame, type Standing } from "./endgame_verdict"

const winning = (left: number): Standing => ({ status: "winning", left })
const open: Standing = { status: "open", left: 0 }

describe("a turn in the endgame trainer", () => {
  it("keeps the shortest way, or takes longer", () => {
    expect(judgeTurn(winning(4), winning(3))).toBe("best")
    expect(judgeTurn(winning(4), winning(4))).toBe("slower")
    expect(judgeTurn(winning(3), winning(5))).toBe("slower")
    // In King of Siam turns are not counted.
    expect(judgeTurn(winning(0), winning(0))).toBe("best")
  })
  it("loses the win and finds it again", () => {
    expect(judgeTurn(winning(4), open)).toBe("slipped")
    expect(judgeTurn(open, open)).toBe("open")
    expect(judgeTurn(open, winning(3))).toBe("regained")
  })
  it("ends the game", () => {
    expect(judgeTurn(winning(1), { status: "won", left: 0 })).toBe("won")
    expect(judgeTurn(open, { status: "lost", left: 0 })).toBe("lost")
  })
})

const endgame = (name: string, game: string, count: number, best: number | null): Endgame => ({
  puzzle: { name, game, count } as PuzzleInfo,
  best,
})
const ALL = [endgame("a", "siam", 4, 4), endgame("b", "siam", 4, null), endgame("c", "king-of-siam", 4, null)]

describe("the list of endgames", () => {
  it("groups them by game and length", () => {
    expect(groupEndgames(ALL).map(({ key, endgames }) => [key, endgames.length])).toEqual([
      ["siam 4", 2],
      ["king-of-siam 4", 1],
    ])
  })
  it("goes on with the next one that was not won", () => {
    expect(nextEndgame(ALL, "a")).toBe("b")
    expect(nextEndgame(ALL, "b")).toBe("c")
    expect(nextEndgame(ALL, "c")).toBe("b")
    expect(nextEndgame([ALL[0]!], "a")).toBeNull()
  })
})
