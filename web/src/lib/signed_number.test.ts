import { expect, test } from "vitest"
import { signed } from "./signed_number"

test("a change has its sign", () => {
  expect([32, -12, 0].map(signed)).toEqual(["+32", "−12", "±0"])
})
