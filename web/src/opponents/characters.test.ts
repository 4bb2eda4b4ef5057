import { describe, expect, test } from "vitest"
import strength from "../../../docs/strength.md?raw"
import { companyOf, eloAboveFirst, LEVELS } from "./characters"
import { PORTRAITS } from "./portraits"

/** Return the score of each level against the one below, level 2 first, from one chapter of docs/strength.md. */
function measuredScores(chapter: string): number[] {
  const part = strength.split(`## ${chapter}\n`)[1]!.split("\n## ")[0]!
  return [...part.matchAll(/^\| level (\d) against \d[^|]*\|[^|]*?([\d.]+) %/gm)].map((row) => Number(row[2]))
}

describe("the characters", () => {
  test.each([
    ["siam", "Siam"],
    ["king-of-siam", "King of Siam"],
  ])("the strength of %s is what the arena measured", (game, chapter) => {
    const scores = measuredScores(chapter)
    expect(scores).toHaveLength(7)
    let sum = 0
    scores.forEach((score, at) => {
      sum += 400 * Math.log10(score / (100 - score))
      expect(Math.abs(eloAboveFirst(game, at + 2)! - sum)).toBeLessThanOrEqual(10)
    })
    expect(eloAboveFirst(game, 1)).toBe(0)
  })
  test("a game of others has no measured strength", () => expect(eloAboveFirst("nim", 3)).toBeNull())
  test("company is of about the same strength, and nobody sits there twice", () => {
    expect(companyOf(1, 3)).toEqual([1, 2, 3])
    expect(companyOf(5, 3)).toEqual([5, 4, 6])
    expect(companyOf(8, 2)).toEqual([8, 7])
  })
  test("every level has a small portrait in the colours of the theme", () => {
    expect(PORTRAITS).toHaveLength(LEVELS.length)
    for (const portrait of PORTRAITS) {
      expect(portrait.length).toBeLessThanOrEqual(3000)
      expect(portrait).not.toMatch(/#[0-9a-f]{3}/i)
    }
  })
})
