import { beforeAll, expect, test } from "vitest"
import { requireWords, switchLanguage } from "../lib/words.svelte"
import { ratingText } from "./task_text"

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
  await requireWords("puzzles")
})

const right = { is_right: true, change: 35 }
const wrong = { is_right: false, change: -12 }

test("the page says what counted for the rating", () => {
  expect(ratingText("solved", right, true, 1535)).toBe("First try right. Your rating: 1535 (+35).")
  expect(ratingText("wrong", wrong, true, 1488)).toBe("First try wrong. Your rating: 1488 (−12).")
  expect(ratingText("solved", wrong, true, 1488)).toBe(
    "First try wrong: −12. Solved later: no further change. Your rating: 1488.",
  )
  expect(ratingText("solved", right, false, 1535)).toBe("Only the first try counts, so your rating stays at 1535.")
})
