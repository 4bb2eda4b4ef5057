import { beforeAll, expect, test } from "vitest"
import type { MapInfo } from "../lib/protocol"
import { requireWords, switchLanguage } from "../lib/words.svelte"
import { nameCodes } from "./descriptions"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
  await requireWords("king_of_siam", "king_of_siam_errors", "web_kos")
})

const MAP = {
  name: "siam",
  provinces: [
    { code: "cm", name: "Chiang Mai" },
    { code: "ke", name: "Kedah" },
  ],
} as MapInfo

test("a refusal names provinces, followers and cards instead of their codes", () => {
  const words = { key: "error-kos-not-adjacent", values: { what: "Rama in Kedah", possible: "cm R@ke khon pass …" } }
  expect(nameCodes(words, MAP).values).toEqual({
    what: "Rama in Kedah",
    possible: "Chiang Mai, Rama in Kedah, Khon Thai, Pass, …",
  })
})

test("a refusal without codes stays as it is", () => {
  const words = { key: "error-kos-undoes", values: { what: "Rama in Kedah" } }
  expect(nameCodes(words, MAP)).toBe(words)
})
