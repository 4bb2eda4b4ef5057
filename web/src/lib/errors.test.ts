import { beforeAll, expect, test } from "vitest"
import { ApiError } from "./api"
import { errorNotice, describeError } from "./errors"
import { switchLanguage, t } from "./words.svelte"

const WORDS = { key: "error-siam-side", values: { found: "x" } }

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
})

test("the text of an error does not contain the number of its rule", () => {
  const error = new ApiError(400, "siam.side", "", WORDS, 3, "S5.1")
  expect(describeError(error)).not.toContain("S5.1")
  expect(errorNotice(error).rule).toBe("S5.1")
  expect(errorNotice(error).text()).not.toContain("S5.1")
})

test("an error without words gets a general text", () => {
  expect(describeError(new Error("?"))).toBe(t("web-request-wrong"))
})
