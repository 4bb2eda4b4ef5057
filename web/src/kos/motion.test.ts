import { expect, test } from "vitest"
import { follow } from "./motion"
import { parsePosition, total } from "./position"
import { SIAM, START } from "./test_positions"

const before = parsePosition(START, SIAM)
const walkers = follow([], before.provinces)
const standing = (text: string) => parsePosition(text, SIAM).provinces

test("every follower on the map has one id", () => {
  expect(walkers).toHaveLength(before.provinces.reduce((sum, province) => sum + total(province.followers), 0))
  expect(new Set(walkers.map((walker) => walker.id)).size).toBe(walkers.length)
})

test("a follower that stays keeps its id", () => {
  expect(follow(walkers, before.provinces)).toEqual(walkers)
})

test("two that change places walk", () => {
  // L of cm for R of su.
  const after = follow(walkers, standing(START.replace("1.3.0/2.2.0/1.2.1", "2.2.0/2.2.0/0.3.1")))
  expect(new Set(after.map((walker) => walker.id))).toEqual(new Set(walkers.map((walker) => walker.id)))
  const moved = after.filter((walker) => walkers.find((old) => old.id === walker.id)!.province !== walker.province)
  expect(moved.map((walker) => `${walker.faction}@${walker.province}`).sort()).toEqual(["L@su", "R@cm"])
})

test("a follower from the pool gets a new id, a taken one loses its id", () => {
  const after = follow(walkers, standing(START.replace("1.3.0/", "2.2.0/")))
  const known = new Set(walkers.map((walker) => walker.id))
  expect(after.filter((walker) => !known.has(walker.id)).map((walker) => walker.faction)).toEqual(["R"])
  expect(after).toHaveLength(walkers.length)
})
