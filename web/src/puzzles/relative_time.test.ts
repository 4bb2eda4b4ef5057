import { expect, it } from "vitest"
import { relativeTime } from "./relative_time"

const MINUTE = 60_000

it("says when a puzzle comes back", () => {
  const times = [-5, 20_000, 10 * MINUTE - 300, 70 * MINUTE, 24 * 60 * MINUTE - 200, 16.2 * 24 * 60 * MINUTE]
  expect(times.map((ms) => relativeTime(ms, "en"))).toEqual([
    "in 1 minute",
    "in 1 minute",
    "in 10 minutes",
    "in 1 hour",
    "in 1 day",
    "in 16 days",
  ])
  expect(relativeTime(3 * 24 * 60 * MINUTE, "ru")).toBe("через 3 дня")
})
