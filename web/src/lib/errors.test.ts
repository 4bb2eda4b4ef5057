import { beforeAll, expect, test } from "vitest"
import { ApiError } from "./api"
import { noticeOf, tellError } from "./errors"
import { speak, t } from "./words.svelte"

const WORDS = { key: "error-siam-side", values: { found: "x" } }

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await speak("en")
})

test("an error that rests on a rule names it", () => {
  const error = new ApiError(400, "siam.side", "", WORDS, 3, "S5.1")
  expect(tellError(error)).toMatch(/\S \(S5\.1\)$/)
  expect(noticeOf(error).rule).toBe("S5.1")
  expect(noticeOf(error).tell()).not.toContain("S5.1")
})

test("an error without a rule names none", () => {
  expect(tellError(new ApiError(400, "siam.side", "", WORDS))).not.toContain("(")
  expect(tellError(new Error("?"))).toBe(t("web-request-wrong"))
})
