import { expect, test } from "vitest"
import { figureX, groupsOf, halfWidth, linesOf, nearestOf, towards } from "./layout"

test("few followers stand side by side around the middle", () => {
  const groups = groupsOf({ R: 2, L: 0, M: 1 })
  expect(groups.map((group) => [group.faction, group.count, group.isStack])).toEqual([
    ["R", 2, false],
    ["M", 1, false],
  ])
  const all = groups.flatMap((group) => Array.from({ length: group.count }, (_, at) => figureX(group, at)))
  expect(all).toEqual([-30, 0, 30])
})

test("many followers stand in stacks, faction by faction", () => {
  const groups = groupsOf({ R: 4, L: 1, M: 3 })
  expect(groups.every((group) => group.isStack)).toBe(true)
  // Each is seen behind the next one.
  expect([0, 1, 2, 3].map((at) => figureX(groups[0]!, at) - figureX(groups[0]!, 0))).toEqual([0, 7, 14, 21])
  // No stack stands over the next one.
  expect(figureX(groups[0]!, 3)).toBeLessThan(figureX(groups[1]!, 0) - 30)
  expect(halfWidth(groups)).toBeLessThan(95)
  expect(groupsOf({ R: 0, L: 0, M: 0 })).toEqual([])
})

test("names are set in at most two lines", () => {
  expect(linesOf("Khorat", 15)).toEqual(["Khorat"])
  expect(linesOf("Nakhon Si Thammarat", 15)).toEqual(["Nakhon Si", "Thammarat"])
  expect(linesOf("Luang Prabang", 12)).toEqual(["Luang", "Prabang"])
  expect(linesOf("A very long name of many words indeed", 12)).toHaveLength(2)
})

test("an arrow key goes to the nearest place that way", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 50, y: 80 },
    { x: 0, y: 100 },
  ]
  expect(towards(places, 0, "ArrowRight")).toBe(1)
  expect(towards(places, 0, "ArrowDown")).toBe(3)
  expect(towards(places, 3, "ArrowUp")).toBe(0)
  expect(towards(places, 0, "ArrowLeft")).toBe(-1)
  expect(towards(places, 0, "x")).toBe(-1)
})

test("a click means the nearest follower, unless another one is about as near", () => {
  const three = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 60, y: 0 },
  ]
  expect(nearestOf(three, { x: 4, y: 6 }, 1)).toBe(0)
  expect(nearestOf(three, { x: 14, y: 0 }, 1)).toBeNull()
  // On a small map the same click is between two of them.
  expect(nearestOf(three, { x: 4, y: 6 }, 0.4)).toBeNull()
  expect(nearestOf(three, { x: 4, y: 90 }, 1)).toBeNull()
  expect(nearestOf(three.slice(0, 1), { x: 4, y: 90 }, 1)).toBe(0)
})
