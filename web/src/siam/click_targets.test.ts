import { expect, test } from "vitest"
import type { ChoiceView } from "../lib/protocol"
import {
  click,
  isListed,
  leaving,
  NO_SELECTION,
  offers,
  pushOf,
  RESERVE,
  sources,
  targets,
  withOnlyTarget,
} from "./click_targets"

const push = { key: "siam-turn-moves-pushing", values: { pushing: 2, against: 1, rocks: 1 } }
const turns: ChoiceView[] = [
  ...["+a1n", "+a1e", "c1c2n", "c1c2e", "c1e", "c1-"].map((text) => ({ text, is_turn: true })),
  { text: "c1b1w", is_turn: true, does: push },
]

const canPick = sources(turns)

test("animals may be picked from the reserve and from squares", () => {
  expect(canPick).toEqual(new Set([RESERVE, "c1"]))
  expect(sources(["+", "c1"].map((text) => ({ text, is_turn: false })))).toEqual(canPick)
})

test("an animal can be picked before its turns are listed", () => {
  expect(click(NO_SELECTION, "c1", canPick, [])).toEqual({ from: "c1", to: null })
  expect([isListed([], "c1"), isListed(turns, "c1"), isListed(turns, "d1")]).toEqual([false, true, false])
})

test("an animal that can only turn is asked at once which way, another one is not", () => {
  const only = turns.filter(({ text }) => text === "c1e" || text === "c1-")
  expect(withOnlyTarget({ from: "c1", to: null }, only)).toEqual({ from: "c1", to: "c1" })
  expect(withOnlyTarget({ from: "c1", to: null }, turns)).toEqual({ from: "c1", to: null })
  expect(withOnlyTarget(NO_SELECTION, only)).toEqual(NO_SELECTION)
})

test("a picked animal has targets, its own square for turning, and pushes tell their strength", () => {
  const found = targets(turns, "c1")
  expect([...found.keys()].sort()).toEqual(["b1", "c1", "c2"])
  expect(found.get("b1")).toEqual({ pushing: 2, against: 1, rocks: 1 })
  expect(found.get("c2")).toBe(null)
  expect(pushOf(turns[0]!)).toBe(null)
})

test("a target has its whole turns, one a facing", () => {
  expect(offers(turns, "c1", "c2").map((offer) => offer.facing)).toEqual(["n", "e"])
  expect(offers(turns, "c1", "c1").map((offer) => offer.turn)).toEqual(["c1e"])
  expect(leaving(turns, "c1")?.text).toBe("c1-")
  expect(leaving(turns, RESERVE)).toBe(null)
})

test("clicks pick an animal, then where it goes; a second click turns it, a third lets go", () => {
  const first = click(NO_SELECTION, "c1", canPick, turns)
  expect(first).toEqual({ from: "c1", to: null })
  expect(click(first, "c2", canPick, turns)).toEqual({ from: "c1", to: "c2" })
  const second = click(first, "c1", canPick, turns)
  expect(second).toEqual({ from: "c1", to: "c1" })
  // The reserve takes an animal that may leave; otherwise it gives one.
  expect(click(first, RESERVE, canPick, turns)).toEqual({ from: "c1", to: RESERVE })
  const inside = turns.filter(({ text }) => text !== "c1-")
  expect(click(first, RESERVE, canPick, inside)).toEqual({ from: RESERVE, to: null })
  expect(click(first, "e5", canPick, turns)).toEqual(NO_SELECTION)
  expect(click({ from: RESERVE, to: null }, RESERVE, canPick, turns)).toEqual(NO_SELECTION)
})
