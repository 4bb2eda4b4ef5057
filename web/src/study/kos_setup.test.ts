import { expect, it } from "vitest"
import { formatSetUp, moveTile, parseSetUp, poolOf, toggleCard, withHand } from "./kos_setup"

const CODES = ["cm", "lp", "na", "kh", "ba", "ay", "ke", "su"]
const FIRST =
  "siam:3 1.0.3/1.3.0/2.0.2/0.2.2/3.1.0/1.2.1/2.1.1/0.2.2 " +
  "ay,ba,lp,cm,su,ke,na,kh 1.1.0:KTT12RLM/1.0.1:KTT12RLM/0.1.1:KTT12RLM 1 0 - -"
const LATER =
  "siam:2 0.0.0/1.3.0/2.0.2/0.2.2/3.1.0/1.2.1/2.1.1/0.2.2 cm=B,ba!,lp,ay,su,ke,na,kh 1.1.0:TT12RLM/1.0.1:- 2 1 2>1 -"

it("writes the text that it has read", () => {
  for (const text of [FIRST, LATER]) expect(formatSetUp(parseSetUp(text, CODES)!)).toBe(text)
  expect(parseSetUp(FIRST, CODES)!.provinces[1]).toEqual({ code: "lp", followers: { R: 1, L: 3, M: 0 } })
})

it("ignores a text that is no position", () => {
  for (const text of ["", "siam:3", FIRST.replace("ay,", ""), FIRST.replace(" 1 0 ", " 1 x "), FIRST.slice(0, -2)])
    expect(parseSetUp(text, CODES)).toBeNull()
  expect(parseSetUp(FIRST, [])).toBeNull()
})

it("keeps hands in order, and the order of latest cards consistent", () => {
  const first = parseSetUp(FIRST, CODES)!
  const once = withHand(first, 2, toggleCard("KTT12RLM", "T", false))
  expect([once.seats[1]!.hand, once.recent]).toEqual(["KT12RLM", [2]])
  const twice = withHand(once, 1, toggleCard("KTT12RLM", "K", false))
  expect(twice.recent).toEqual([2, 1])
  const back = withHand(twice, 2, toggleCard("KT12RLM", "T", true))
  expect([back.seats[1]!.hand, back.recent]).toEqual(["KTT12RLM", [1]])
})

it("counts the pool and moves tiles", () => {
  expect(poolOf(parseSetUp(FIRST, CODES)!)).toEqual({ R: 6, L: 5, M: 5 })
  const { tiles } = parseSetUp(FIRST, CODES)!
  expect(
    moveTile(tiles, 1, -1)
      .slice(0, 2)
      .map((tile) => tile.code),
  ).toEqual(["ba", "ay"])
  expect(moveTile(tiles, 0, -1)).toEqual(tiles)
})
