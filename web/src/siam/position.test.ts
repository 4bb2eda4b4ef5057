import { expect, test } from "vitest"
import { pushedLine, parsePosition, parseTurn, placeOf, reserve, squareName, squaresOf } from "./position"

const AMID = "ENWSE/5/1###1/5/neswn R"

test("a position has its pieces on their squares, rows from north to south", () => {
  const { pieces, toMove, winner } = parsePosition("#1S1#/5/E1w1n/2#2/n1N1W E")
  expect(toMove).toBe("E")
  expect(winner).toBe(null)
  expect(pieces.map((piece) => `${piece.kind}${piece.square}${piece.kind === "#" ? "" : piece.quarter}`)).toEqual([
    "#a5",
    "Ec52",
    "#e5",
    "Ea31",
    "Rc33",
    "Re30",
    "#c2",
    "Ra10",
    "Ec10",
    "Ee13",
  ])
})

test("those not on the board wait beside it", () => {
  expect(reserve(parsePosition("5/5/1###1/5/5 E"), "E")).toBe(5)
  expect(reserve(parsePosition(AMID), "E")).toBe(0)
  expect(reserve(parsePosition(AMID), "R")).toBe(0)
})

test("a finished position names its winner", () => {
  expect(parsePosition("5/5/##1#1/5/EW3 E =E").winner).toBe("E")
})

test("a push moves the unbroken line ahead", () => {
  const position = parsePosition("5/1S2n/1S1#1/1#e#1/1n1W1 E")
  expect(pushedLine(position, "b3", "s")).toEqual(["b3", "b2", "b1"])
  expect(pushedLine(position, "b2", "e")).toEqual(["b2", "c2", "d2"])
  expect(pushedLine(position, "a1", "n")).toEqual([])
})

test("squares have names both ways", () => {
  expect(squareName(2, 0)).toBe("c1")
  expect(placeOf("e5")).toEqual([4, 4])
})

test("turns have parts, and squares to mark", () => {
  expect(parseTurn("+c1n")).toEqual({ kind: "enter", to: "c1", facing: "n" })
  expect(parseTurn("c1c2e")).toEqual({ kind: "move", from: "c1", to: "c2", facing: "e" })
  expect(parseTurn("c1w")).toEqual({ kind: "turn", from: "c1", facing: "w" })
  expect(parseTurn("c1-")).toEqual({ kind: "leave", from: "c1" })
  expect(["+c1n", "c1c2e", "c1w", "c1-"].map(squaresOf)).toEqual([["c1"], ["c1", "c2"], ["c1"], ["c1"]])
})
