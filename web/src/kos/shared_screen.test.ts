import { expect, test } from "vitest"
import { awaited, handSeat, type Screen } from "./shared_screen"

const alone: Screen = { you: [1], seat: 1, toMove: 1, isRunning: true, hidesCards: true, holder: null }
const shared: Screen = { you: [1, 3], seat: 1, toMove: 1, isRunning: true, hidesCards: true, holder: null }

test("a player alone at a screen always sees their own hand", () => {
  expect(awaited(alone)).toBe(null)
  expect(handSeat({ ...alone, toMove: 2 })).toBe(1)
})

test("a spectator sees no hand", () => {
  expect(handSeat({ ...alone, you: [], seat: null })).toBe(null)
})

test("a shared screen is taken over before a hand is shown", () => {
  expect(awaited(shared)).toBe(1)
  expect(handSeat(shared)).toBe(null)
  expect(awaited({ ...shared, holder: 1 })).toBe(null)
  expect(handSeat({ ...shared, holder: 1 })).toBe(1)
})

test("when the next person is to move the hand is covered again", () => {
  const after = { ...shared, seat: 3, toMove: 3, holder: 1 }
  expect(awaited(after)).toBe(3)
  expect(handSeat(after)).toBe(null)
})

test("while others move, only the hand of the player at the screen stays open", () => {
  expect(handSeat({ ...shared, seat: 1, toMove: 2, holder: 1 })).toBe(1)
  expect(handSeat({ ...shared, seat: 1, toMove: 2, holder: 3 })).toBe(null)
  expect(awaited({ ...shared, seat: 1, toMove: 2, holder: 3 })).toBe(null)
})

test("open cards and finished games hide nothing", () => {
  expect(awaited({ ...shared, hidesCards: false })).toBe(null)
  expect(handSeat({ ...shared, hidesCards: false })).toBe(1)
  expect(awaited({ ...shared, isRunning: false })).toBe(null)
})
