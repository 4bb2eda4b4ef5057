import { describe, expect, test } from "vitest"
import { facingAt, squareCenter, outward, quarterOf, squareAt, SQUARES, stepOf, walk, wayOf } from "./layout"

test("squares lie where they are found again, from either side", () => {
  for (const isFlipped of [false, true])
    for (const square of SQUARES) expect(squareAt(squareCenter(square, isFlipped), isFlipped)).toBe(square)
  expect(squareAt([10, 10], false)).toBeNull()
  expect(squareCenter("a1", true)).toEqual(squareCenter("e5", false))
})

test("ways turn with the board", () => {
  expect([quarterOf("n", false), quarterOf("n", true), quarterOf("w", true)]).toEqual([0, 2, 1])
  expect([stepOf("n", false), stepOf("n", true), stepOf("e", false)]).toEqual([
    [0, -1],
    [0, 1],
    [1, 0],
  ])
  expect([wayOf("ArrowUp", false), wayOf("ArrowUp", true), wayOf("Enter", false)]).toEqual(["n", "s", null])
})

test("a piece comes over the edge it stands at", () => {
  expect([outward("c1", false), outward("a3", false), outward("c1", true)]).toEqual([
    [0, 1],
    [-1, 0],
    [0, -1],
  ])
})

describe("arrow keys", () => {
  test("walk over the board as it is drawn", () => {
    expect([walk("c3", "ArrowUp", false), walk("c3", "ArrowUp", true)]).toEqual(["c4", "c2"])
    expect([walk("a3", "ArrowLeft", false), walk("c3", "Enter", false)]).toEqual([null, null])
  })
  test("lead into the reserves and out of them", () => {
    expect([walk("b1", "ArrowDown", false), walk("+E", "ArrowUp", false), walk("+E", "ArrowDown", false)]).toEqual([
      "+E",
      "c1",
      null,
    ])
    expect([walk("b5", "ArrowDown", true), walk("+R", "ArrowUp", true)]).toEqual(["+R", "c5"])
  })
})

test("the side of a square that a point is nearest to, from either side of the board", () => {
  const [x, y] = squareCenter("c3", false)
  expect(facingAt([x, y], "c3", false)).toBeNull()
  expect(facingAt([x + 5, y - 40], "c3", false)).toBe("n")
  expect(facingAt([x - 40, y + 5], "c3", false)).toBe("w")
  expect(facingAt([x + 5, y - 40], "c3", true)).toBe("s")
})
