import { expect, test } from "vitest"
import { ruleAddress } from "../lib/rule_links"
import { bookOf, keyOf, placeOf } from "./rule_book"
import { paragraphsOf } from "./prose"

test("marks, numbers of rules, paragraphs and items", () => {
  expect(paragraphsOf("Write `+a1n` (see S3.2–S3.4).\n• **One** of K5")).toEqual([
    {
      isItem: false,
      pieces: [
        { kind: "text", text: "Write " },
        { kind: "code", text: "+a1n" },
        { kind: "text", text: " (see " },
        { kind: "rule", text: "S3.2" },
        { kind: "text", text: "–" },
        { kind: "rule", text: "S3.4" },
        { kind: "text", text: ")." },
      ],
    },
    {
      isItem: true,
      pieces: [
        { kind: "strong", text: "One" },
        { kind: "text", text: " of " },
        { kind: "rule", text: "K5" },
      ],
    },
  ])
})

test("a rule number inside code is no link", () => {
  expect(paragraphsOf("`K5.1`")[0]!.pieces).toEqual([{ kind: "code", text: "K5.1" }])
})

test("a rule has an address and a key", () => {
  expect(ruleAddress("S3.2")).toBe("/rules/siam#S3.2")
  expect(ruleAddress("K7")).toBe("/rules/king-of-siam#K7")
  expect(keyOf("K5.1")).toBe("rules-k5-1")
})

test("the place of an example knows its map and players", () => {
  const example = bookOf("king-of-siam")
    .sections.flatMap((section) => section.rules)
    .flatMap((rule) => rule.examples ?? [])
    .find(({ name }) => name === "map-britain")!
  expect(placeOf("king-of-siam", example).options).toEqual({ map: "britain", players: 3 })
  expect(placeOf("siam", { name: "", start: "5/5/1###1/5/5 E", options: { push: "line" } }).options).toEqual({
    push: "line",
  })
})
