import { expect, test } from "vitest"
import { follow, pushBetween, shortWay } from "./motion"
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

const idAt = (moving: ReturnType<typeof follow>, square: string) => moving.find((piece) => piece.square === square)?.id

test("in a line of equal animals each goes one square, as the turn tells", () => {
  const before = follow([], pieces("5/1S3/1S1#1/1#1#1/1n3 E"))
  const after = follow(before, pieces("5/5/1S1#1/1S1#1/1#3 R"), "b4b3s")
  expect([idAt(after, "b3"), idAt(after, "b2"), idAt(after, "b1")]).toEqual([
    idAt(before, "b4"),
    idAt(before, "b3"),
    idAt(before, "b2"),
  ])
  const push = pushBetween(before, after, "b4b3s")!
  expect([push.pusher, push.way, push.from]).toEqual([idAt(before, "b4"), "s", "b4"])
  expect(push.pushed).toEqual(new Set([idAt(before, "b3"), idAt(before, "b2")]))
})

test("a push from the reserve is one, too; a walk, a turn and a turn that does not fit are none", () => {
  const before = follow([], pieces("5/5/1#1##/5/2w2 E"))
  const entered = follow(before, pieces("5/5/1#1##/2w2/2N2 R"), "+c1n")
  expect(pushBetween(before, entered, "+c1n")).toMatchObject({ from: null, to: "c1", way: "n" })
  expect(idAt(entered, "c2")).toBe(idAt(before, "c1"))
  const walked = follow(entered, pieces("5/5/1#1##/2w2/3N1 R"), "c1d1n")
  expect(pushBetween(entered, walked, "c1d1n")).toBeNull()
  expect(pushBetween(walked, entered, "c1c2n")).toBeNull()
  expect(pushBetween(before, before, null)).toBeNull()
})

test("the order of the pieces never changes: an element that is moved in the document does not glide", () => {
  const before = follow([], pieces("5/1S3/1S1#1/1#1#1/1n3 E"))
  const after = follow(before, pieces("5/5/1S1#1/1S1#1/1#3 R"), "b4b3s")
  const kept = before.map(({ id }) => id).filter((id) => after.some((piece) => piece.id === id))
  expect(after.map(({ id }) => id)).toEqual(kept)
})
