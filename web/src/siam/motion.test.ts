import { expect, test } from "vitest"
import { follow, shortWay } from "./motion"
import { parsePosition } from "./position"

const pieces = (text: string) => parsePosition(text).pieces
const first = follow([], pieces("5/5/1###1/5/2N2 R"))
const at = (text: string, square: string) => follow(first, pieces(text)).find((piece) => piece.square === square)!
const elephant = first.find((piece) => piece.kind === "E")!

test("a piece that moves by a square keeps its id; those that stay keep theirs", () => {
  expect(at("5/5/1###1/2N2/5 R", "c2").id).toBe(elephant.id)
  expect(at("5/5/1###1/2N2/5 R", "c3").id).toBe(first.find((piece) => piece.square === "c3")!.id)
})

test("a pushed line keeps its ids", () => {
  const before = follow([], pieces("5/5/1###1/2N2/5 R"))
  const after = follow(before, pieces("5/2#2/1#N#1/5/5 R"))
  expect(new Set(after.map((piece) => piece.id))).toEqual(new Set(before.map((piece) => piece.id)))
})

test("a piece from the reserve is new", () => {
  const ids = new Set(first.map((piece) => piece.id))
  expect(ids.has(at("5/5/1###1/5/N1N2 R", "a1").id)).toBe(false)
})

test("a piece turns the short way", () => {
  expect(at("5/5/1###1/5/2W2 R", "c1").turned).toBe(-1)
  expect([shortWay(0, 1), shortWay(3, 0), shortWay(0, 3), shortWay(1, 3)]).toEqual([1, 1, -1, 2])
})
