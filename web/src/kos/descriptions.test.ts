import { beforeAll, expect, test } from "vitest"
import { switchLanguage } from "../lib/words.svelte"
import { nameCodes } from "./descriptions"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
})

const NAMES: Record<string, string> = { cm: "Chiang Mai", ke: "Kedah" }
const nameOf = (code: string) => NAMES[code] ?? code

test("a refusal names provinces, followers and cards instead of their codes", () => {
  const words = { key: "error-kos-not-adjacent", values: { what: "Rama in Kedah", possible: "cm R@ke khon pass …" } }
  expect(nameCodes(words, nameOf).values).toEqual({
    what: "Rama in Kedah",
    possible: "Chiang Mai, Rama in Kedah, Khon Thai, Pass, …",
  })
})

test("a refusal without codes stays as it is", () => {
  const words = { key: "error-kos-undoes", values: { what: "Rama in Kedah" } }
  expect(nameCodes(words, nameOf)).toBe(words)
})
