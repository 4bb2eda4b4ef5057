import { describe, expect, it } from "vitest"
import { parseWanted, wantedPuzzles, wantPuzzles } from "./wanted.svelte"

describe("the puzzles wanted", () => {
  it("come back as they were, without what nobody chose", () => {
    expect(parseWanted('{"game":"siam","theme":"fork"}')).toEqual({ game: "siam", theme: "fork" })
    expect(parseWanted('{"game":7,"kind":"win","more":"x"}')).toEqual({ kind: "win" })
    for (const text of [null, "", "no", "[]", '["siam"]', "7", "null"]) expect(parseWanted(text)).toEqual({})
  })
  it("are wanted even where a browser keeps nothing", () => {
    wantPuzzles({ kind: "win" })
    expect(wantedPuzzles()).toEqual({ kind: "win" })
  })
})
