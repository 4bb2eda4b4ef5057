import { expect, test } from "vitest"
import { withSideToMove, possiblePremoves } from "./premoves"

const texts = (text: string, side: "E" | "R") => possiblePremoves(text, side).map((turn) => turn.text)

test("an animal may turn, go beside it facing any way, and leave from the edge", () => {
  const turns = texts("5/5/1###1/5/N4 R", "E")
  expect(turns.filter((turn) => turn.startsWith("a1")).sort()).toEqual(
    [
      "a1-",
      "a1e",
      "a1s",
      "a1w",
      ...["a2", "b1"].flatMap((to) => ["e", "n", "s", "w"].map((way) => `a1${to}${way}`)),
    ].sort(),
  )
  expect(turns.filter((turn) => turn.startsWith("+"))).toHaveLength(16 * 4)
})

test("an animal inside cannot leave, and none enters with an empty reserve", () => {
  const turns = texts("5/1nnnn/1n##1/1#3/5 E", "R")
  expect(turns).not.toContain("b4-")
  expect(turns.some((turn) => turn.startsWith("+"))).toBe(false)
})

test("a position is seen as if it were one's turn", () => {
  expect(withSideToMove("5/5/1###1/5/N4 R x2", "E")).toBe("5/5/1###1/5/N4 E")
})
