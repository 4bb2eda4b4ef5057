import { expect, test } from "vitest"
import { SOUND_NAMES, synthesise } from "./sound_synthesis"

const RATE = 22_050

test.each(SOUND_NAMES)("%s is heard, is never too loud, and neither begins nor ends with a click", (sound) => {
  const samples = synthesise(sound, RATE)
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  expect(loudest).toBeGreaterThan(0.1)
  expect(loudest).toBeLessThanOrEqual(0.5)
  expect(samples.every(Number.isFinite)).toBe(true)
  expect(Math.abs(samples[0]!)).toBeLessThan(0.01)
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001)
})

test("no two sounds are the same, and each is the same every time", () => {
  const all = SOUND_NAMES.map((sound) => synthesise(sound, RATE).slice(0, 4000).join())
  expect(new Set(all).size).toBe(SOUND_NAMES.length)
  expect(synthesise("push", RATE).join()).toBe(synthesise("push", RATE).join())
})
