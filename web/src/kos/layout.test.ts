import { expect, test } from "vitest"
import { figureX, groupsOf, linesOf, towards } from "./layout"

test("few followers stand side by side around the middle", () => {
  const groups = groupsOf({ R: 2, L: 0, M: 1 })
  expect(groups.map((group) => [group.faction, group.count, group.isCrowd])).toEqual([
    ["R", 2, false],
    ["M", 1, false],
  ])
  const all = groups.flatMap((group) => Array.from({ length: group.count }, (_, at) => figureX(group, at)))
  expect(all).toEqual([-30, 0, 30])
})

test("a crowd stands faction by faction with a number", () => {
  const groups = groupsOf({ R: 4, L: 1, M: 3 })
  expect(groups.every((group) => group.isCrowd)).toBe(true)
  expect(figureX(groups[0]!, 0)).toBe(figureX(groups[0]!, 3))
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
