import { describe, expect, test } from "vitest"
import type { ChoiceView } from "../lib/protocol"
import { canPass, compare, factionsToPlace, offersOf, pending, questionKey, spotsFor, spotsOf } from "./click_targets"
import { parsePosition } from "./position"
import { SIAM, START } from "./test_positions"
import { parseTurn } from "./notation"

const choice = (text: string, is_turn = false): ChoiceView => ({ text, is_turn })
const told = (prefix: string, ...texts: string[]) =>
  spotsOf(
    prefix,
    texts.map((text) => choice(text)),
  ).map(({ part }) => `${part.kind} ${part.faction ?? ""}@${part.province}`)

describe("spots", () => {
  test("are the parts that each choice adds", () => {
    expect(told("king", "king:cm", "king:lp")).toEqual(["tile @cm", "tile @lp"])
    expect(told("king:cm,lp", "king:cm,lp!cm", "king:cm,lp!lp")).toEqual(["mark @cm", "mark @lp"])
    expect(told("1v1:R@cm", "1v1:R@cm,L@lp")).toEqual(["swap L@lp"])
    expect(told("rama:su", "rama:su,su", "rama:su,kh")).toEqual(["place R@su", "place R@kh"])
  })

  test("are found although two followers of a province are written as one", () => {
    expect(told("2v1:R@cm", "2v1:RM@cm", "2v1:RR@cm", "2v1:R@cm,L@lp")).toEqual(["swap M@cm", "swap R@cm", "swap L@lp"])
  })

  test("are found although the whole effect is put into order when a follower is taken", () => {
    expect(told("khon:M@ke,R@su,L@cm", "khon:R@su,L@cm,M@ke>L@cm")).toEqual(["take L@cm"])
    expect(told("malay", "malay>L@su")).toEqual(["take L@su"])
  })

  test("of Khon Thai are those of the faction in hand", () => {
    const spots = spotsOf(
      "khon",
      ["khon:R@cm", "khon:L@cm", "khon:R@su", "khon:M@su"].map((text) => choice(text)),
    )
    expect(factionsToPlace(spots)).toEqual(["R", "L", "M"])
    expect(spotsFor(spots, null).map(({ choice }) => choice.text)).toEqual(["khon:R@cm", "khon:R@su"])
    expect(spotsFor(spots, "L").map(({ choice }) => choice.text)).toEqual(["khon:L@cm"])
    const rest = spotsOf("khon:R@cm", [choice("khon:R@cm,L@su")])
    expect(spotsFor(rest, "R").map(({ choice }) => choice.text)).toEqual(["khon:R@cm,L@su"])
  })
})

describe("cards", () => {
  const nothing = {
    key: "kos-part-effect",
    values: { card: { key: "kos-card-malay", values: {} }, effect: { key: "kos-effect-none", values: {} } },
  }

  test("of the same kind are one offer with its choice", () => {
    const offers = offersOf([..."TT1M"], [choice("pass", true), choice("khon"), { ...choice("malay"), does: nothing }])
    expect(offers.map((offer) => [offer.card, offer.count, offer.choice !== null, offer.isDead])).toEqual([
      ["khon", 2, true, false],
      ["1v1", 1, false, false],
      ["malay", 1, true, true],
    ])
  })

  test("may be passed over if the server says so", () => {
    expect(canPass([choice("pass", true)])).toBe(true)
    expect(canPass([choice("khon")])).toBe(false)
  })
})

test("the next question follows from the parts so far and the choices", () => {
  const asks = (prefix: string, ...texts: string[]) =>
    questionKey(
      parseTurn(prefix),
      spotsOf(
        prefix,
        texts.map((text) => choice(text)),
      ),
    )
  expect(asks("")).toBe("card")
  expect(asks("king", "king:cm")).toBe("tile")
  expect(asks("king:cm", "king:cm,lp")).toBe("tile-more")
  expect(asks("king:cm,lp", "king:cm,lp!cm")).toBe("mark")
  expect(asks("1v1", "1v1:R@cm")).toBe("1v1")
  expect(asks("2v1:R@cm", "2v1:RM@cm")).toBe("2v1-more")
  expect(asks("rama", "rama:su")).toBe("place")
  expect(asks("rama:su,su", "rama:su,su>R@su")).toBe("take")
  expect(asks("rama:su,su>R@su")).toBe("confirm")
})

test("followers picked to be placed wait province by province", () => {
  const waiting = pending(parseTurn("khon:R@su,L@su,M@ke"))
  expect([...waiting]).toEqual([
    ["su", { R: 1, L: 1, M: 0 }],
    ["ke", { R: 0, L: 0, M: 1 }],
  ])
  expect(pending(parseTurn("1v1:L@cm")).size).toBe(0)
})

describe("the difference between two positions", () => {
  const before = parsePosition(START, SIAM)

  test("names provinces, seats and the pool that changed", () => {
    const after = parsePosition(
      START.replace("1.2.1/3.0.1", "2.2.1/3.0.1")
        .replace("1.1.0:KTT12RLM", "1.2.0:KTT12LM")
        .replace("2.2.0/0.1.3", "2.1.0/0.1.3"),
      SIAM,
    )
    const found = compare(before, after)
    expect([...found.provinces]).toEqual([
      ["su", { R: 1, L: 0, M: 0 }],
      ["ay", { R: 0, L: -1, M: 0 }],
    ])
    expect([...found.seats]).toEqual([[2, { R: 0, L: 1, M: 0 }]])
    expect(found.pool).toEqual({ R: -1, L: 0, M: 0 })
    expect(found.tiles.size).toBe(0)
  })

  test("names tiles that lie elsewhere", () => {
    const after = parsePosition(START.replace("kh,ke,cm", "cm!,ke,kh"), SIAM)
    expect([...compare(before, after).tiles].sort()).toEqual(["cm", "kh"])
  })

  test("is nothing between equal ones", () => {
    expect(compare(before, before).provinces.size).toBe(0)
  })
})
