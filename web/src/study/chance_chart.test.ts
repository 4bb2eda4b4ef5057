import { expect, test } from "vitest"
import type { JudgedPosition, JudgedTurn } from "../lib/protocol"
import { areaOf, EDGE, HEIGHT, lineOf, marksOf, plyAt, xOf, yOf } from "./chance_chart"

const frame = { width: 344, last: 3 }
const at = (...percents: number[]): JudgedPosition => ({ percents, lines: [] })
const positions = [at(50, 50), at(60, 40), at(10, 90)]
const turn = (ply: number, seat: number, mark: string): JudgedTurn => ({
  ply,
  seat,
  turn: "",
  mark,
  sign: "",
  before: 0,
  after: 0,
  note: null,
  is_turning_point: false,
})

test("turns go from left to right and chances from the bottom to the top", () => {
  expect([0, 1, 2, 3].map((ply) => xOf(frame, ply))).toEqual([34, 134, 234, 334])
  expect(yOf(100)).toBe(EDGE.top)
  expect(yOf(0)).toBe(HEIGHT - EDGE.bottom)
})

test("a place on the drawing is the turn nearest to it", () => {
  expect([-5, 34, 83, 85, 240, 1000].map((x) => plyAt(frame, x))).toEqual([0, 0, 0, 1, 2, 3])
})

test("known positions are drawn, once there are two", () => {
  expect(lineOf(frame, positions, 0)).toBe("M34.0 80.0L134.0 66.4L234.0 134.4")
  expect(lineOf(frame, positions.slice(0, 1), 0)).toBe("")
  expect(areaOf(frame, positions.slice(0, 1), 0)).toBe("")
  expect(areaOf(frame, positions, 1)).toMatch(/L234.0 148.0L34.0 148.0z$/)
})

test("errors lie on the line of their side; two sides share the first one's", () => {
  const turns = [turn(1, 1, "good"), turn(2, 2, "blunder")]
  expect(marksOf(frame, positions, turns, [[1], [2]]).map(({ x, y }) => [x, y])).toEqual([[234, yOf(10)]])
  const three = [at(30, 30, 40), at(30, 30, 40), at(30, 10, 60)]
  expect(marksOf(frame, three, turns, [[1], [2], [3]])[0]!.y).toBe(yOf(10))
})
