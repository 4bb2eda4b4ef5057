import { expect, test } from "vitest"
import { formatTurn, letterOf, nameOfLetter, parseTurn, provincesOf } from "./notation"

const told = (text: string) =>
  parseTurn(text).map((part) => [part.kind, part.faction, part.province].filter(Boolean).join(" "))

test("a turn is its steps", () => {
  expect(told("king:su,ay!ay>R@kh")).toEqual(["card", "tile su", "tile ay", "mark ay", "take R kh"])
  expect(told("khon:R@su,L@cm,M@ke>L@cm")).toEqual(["card", "place R su", "place L cm", "place M ke", "take L cm"])
  expect(told("1v1:L@cm,R@su>M@ke")).toEqual(["card", "swap L cm", "swap R su", "take M ke"])
  expect(told("2v1:RL@su,M@ay>R@ay")).toEqual(["card", "swap R su", "swap L su", "swap M ay", "take R ay"])
  expect(told("lao:kh,kh>L@kh")).toEqual(["card", "place L kh", "place L kh", "take L kh"])
  expect(told("malay>L@su")).toEqual(["card", "take L su"])
})

test("nothing and a pass have no steps; a card alone is one", () => {
  expect(parseTurn("")).toEqual([])
  expect(parseTurn("pass")).toEqual([])
  expect(told("khon")).toEqual(["card"])
})

test("steps make the text again, two followers of one province written one by one", () => {
  for (const text of [
    "king",
    "king:su",
    "king:su,ay",
    "king:su,ay!ay>R@kh",
    "khon:M@ke,R@su",
    "1v1:L@cm,R@su>M@ke",
    "lao:kh,kh>L@kh",
    "malay>L@su",
  ])
    expect(formatTurn(parseTurn(text))).toBe(text)
  expect(formatTurn(parseTurn("2v1:RL@su,M@ay>R@ay"))).toBe("2v1:R@su,L@su,M@ay>R@ay")
  expect(formatTurn([])).toBe("")
})

test("taking a step back leaves the turn before it", () => {
  const back = (text: string) => formatTurn(parseTurn(text).slice(0, -1))
  expect(back("king:su,ay!ay>R@kh")).toBe("king:su,ay!ay")
  expect(back("king:su,ay!ay")).toBe("king:su,ay")
  expect(back("king")).toBe("")
})

test("a turn touches its provinces, each once", () => {
  expect(provincesOf("1v1:L@cm,R@su>M@su")).toEqual(["cm", "su"])
  expect(provincesOf("pass")).toEqual([])
})

test("cards have a name in turns and a letter in hands", () => {
  for (const letter of ["K", "T", "1", "2", "R", "L", "M"] as const) expect(letterOf(nameOfLetter(letter))).toBe(letter)
})
