import { expect, it } from "vitest"
import { parsePosition } from "../siam/position"
import { EMPTY_BOARD, formatPosition, isDrawable, put } from "./siam_setup"

it("writes the text that it has read", () => {
  for (const text of [EMPTY_BOARD, "5/1S2n/1S1#1/1#e#1/1n1W1 R"]) expect(formatPosition(parsePosition(text))).toBe(text)
})

it("knows which texts can be drawn", () => {
  expect(isDrawable(EMPTY_BOARD)).toBe(true)
  expect(isDrawable("5/5/1###1/5/5 E t1")).toBe(true)
  for (const text of ["", "5/5/1###1/5 E", "5/5/1###2/5/5 E", "5/5/1###1/5/5 X", "5/5/1##x1/5/5 E"])
    expect(isDrawable(text)).toBe(false)
})

it("puts pieces, turns them and takes them away", () => {
  const one = put(EMPTY_BOARD, "c1", { kind: "E", quarter: 0 })
  expect(one).toBe("5/5/1###1/5/2N2 E")
  expect(put(one, "c1", { kind: "E", quarter: 1 })).toBe("5/5/1###1/5/2E2 E")
  expect(put(one, "c1", { kind: "E", quarter: 0 })).toBe(EMPTY_BOARD)
  expect(put(one, "b3", null)).toBe("5/5/2##1/5/2N2 E")
  expect(put(one, "a5", { kind: "R", quarter: 2 })).toBe("s4/5/1###1/5/2N2 E")
})
