import { expect, test } from "vitest"
import { signed } from "./rating_change"

test("a change of a rating has its sign", () => {
  expect([32, -12, 0].map(signed)).toEqual(["+32", "−12", "±0"])
})
