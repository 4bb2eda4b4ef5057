import { describe, expect, it } from "vitest"
import { parsePuzzleFilters, puzzleFilters, setPuzzleFilters } from "./puzzle_filters.svelte"

describe("the puzzles wanted", () => {
  it("are read back as written, without unset ones", () => {
    expect(parsePuzzleFilters('{"game":"siam","theme":"fork"}')).toEqual({ game: "siam", theme: "fork" })
    expect(parsePuzzleFilters('{"game":7,"kind":"win","more":"x"}')).toEqual({ kind: "win" })
    for (const text of [null, "", "no", "[]", '["siam"]', "7", "null"]) expect(parsePuzzleFilters(text)).toEqual({})
  })
  it("are wanted even where a browser keeps nothing", () => {
    setPuzzleFilters({ kind: "win" })
    expect(puzzleFilters()).toEqual({ kind: "win" })
  })
})
