import { expect, test, vi } from "vitest"
import type { MapInfo, Words } from "../lib/protocol"
import { turnSentence } from "./turn_sentences"

vi.mock("../lib/words.svelte", () => {
  const t = (key: string, values: Record<string, unknown> = {}): string =>
    [key, ...Object.values(values).map((value) => (typeof value === "object" ? (value as Words).key : value))].join(" ")
  return { t, say: ({ key, values }: Words) => t(key, values) }
})
const map = {
  name: "siam",
  provinces: [{ code: "ay", name: "Ayutthaya" }],
} as unknown as MapInfo
const siam = { game: "siam", seat: 2, map: null }

test("turns of Siam are told with the animal of the seat", () => {
  expect(turnSentence("+e5s", siam)).toBe("siam-turn-enters siam-rhino e5 way-south")
  expect(turnSentence("c1c2n", { ...siam, seat: 1 })).toBe("siam-turn-moves siam-elephant c1 c2 way-north")
  expect(turnSentence("c1e", siam)).toBe("siam-turn-turns siam-rhino c1 way-east")
  expect(turnSentence("a1-", siam)).toBe("siam-turn-leaves siam-rhino a1")
})

test("what is no turn, and a card while the map is missing, stay as they are", () => {
  expect(turnSentence("e5", siam)).toBe("e5")
  expect(turnSentence("rama:ay", { game: "king-of-siam", seat: 1, map: null })).toBe("rama:ay")
})

test("a card is told step by step, and a pass is a pass", () => {
  const kos = { game: "king-of-siam", seat: 1, map }
  expect(turnSentence("pass", kos)).toBe("kos-turn-pass")
  expect(turnSentence("rama:ay", kos)).not.toContain("rama:ay")
})
