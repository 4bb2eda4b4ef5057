import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { GameView, TurnView } from "../lib/protocol"
import { settings } from "../lib/settings.svelte"
import { parsePosition } from "./position"
import { SIAM, START } from "./test_positions"
import { TurnPlayback } from "./turn_playback.svelte"

const present = parsePosition(START, SIAM)

function turn(seat: number, province = "cm"): TurnView {
  const effects = [{ kind: "card", changes: [{ province, faction: "L", change: 1 }] }]
  return { seat, turn: `lao:${province}`, does: { key: "", values: {} }, effects, settled: null }
}
function view(turns: TurnView[], line = 0): GameView {
  return { you: [1], seats: [1, 2, 3], turns, position: { ply: turns.length, line } } as unknown as GameView
}
function shown(playback: TurnPlayback): string {
  return playback.stage ? `${playback.stage.kind} ${playback.stage.turn.seat}` : ""
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("document", { hidden: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  settings.stored = { ...settings.stored, turnSpeed: "usual" }
})

test("turns that arrive at once are played one after the other, and their badges stay", () => {
  const playback = new TurnPlayback()
  const own = turn(1)
  playback.receive(view([own]), present)
  playback.receive(view([own, turn(2)]), present)
  playback.receive(view([own, turn(2), turn(3, "kh")]), present)
  const seen = []
  while (playback.stage) {
    seen.push(shown(playback))
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(["card 2", "effect 2", "card 3", "effect 3"])
  expect(playback.position).toBeNull()
  expect([...playback.badges.keys()]).toEqual(["cm", "kh"])
  // The player's own turn ends it.
  playback.receive(view([own, turn(2), turn(3, "kh"), turn(1, "su")]), present)
  expect(playback.badges.size).toBe(0)
  expect(playback.stage).toBeNull()
})

test("the map shows the position before the turn until its effects come", () => {
  const playback = new TurnPlayback()
  const lao = () => playback.position!.provinces[0]!.followers.L
  playback.receive(view([turn(1)]), present)
  playback.receive(view([turn(1), turn(2)]), present)
  expect(lao()).toBe(present.provinces[0]!.followers.L - 1)
  vi.advanceTimersToNextTimer()
  expect(lao()).toBe(present.provinces[0]!.followers.L)
})

test("skipping shows how it ends, with all badges", () => {
  const playback = new TurnPlayback()
  playback.receive(view([turn(1)]), present)
  playback.receive(view([turn(1), turn(2), turn(3, "kh")]), present)
  playback.skip()
  expect(playback.stage).toBeNull()
  expect([...playback.badges.keys()]).toEqual(["cm", "kh"])
  expect(vi.getTimerCount()).toBe(0)
})

test("a game that is opened is not played, but its badges are there", () => {
  const playback = new TurnPlayback()
  playback.receive(view([turn(2), turn(3), turn(1), turn(2, "kh")]), present)
  expect(playback.stage).toBeNull()
  expect([...playback.badges.keys()]).toEqual(["kh"])
})

test("after a lost connection at most the last round is played", () => {
  const playback = new TurnPlayback()
  playback.receive(view([]), present)
  playback.receive(view([turn(1), turn(2), turn(3), turn(1), turn(2, "su"), turn(3, "kh")]), present)
  const seen = []
  while (playback.stage) {
    seen.push(shown(playback))
    vi.advanceTimersToNextTimer()
  }
  expect(seen).toEqual(["card 2", "effect 2", "card 3", "effect 3"])
})

test("nothing is played in a hidden page, nor if the player does not want it", () => {
  for (const isHidden of [true, false]) {
    vi.stubGlobal("document", { hidden: isHidden })
    settings.stored = { ...settings.stored, turnSpeed: isHidden ? "usual" : "off" }
    const playback = new TurnPlayback()
    playback.receive(view([turn(1)]), present)
    playback.receive(view([turn(1), turn(2)]), present)
    expect(playback.stage).toBeNull()
    expect([...playback.badges.keys()]).toEqual(["cm"])
  }
})

test("a takeback ends what is played", () => {
  const playback = new TurnPlayback()
  playback.receive(view([turn(1)]), present)
  playback.receive(view([turn(1), turn(2)]), present)
  playback.receive(view([], 1), present)
  expect(playback.stage).toBeNull()
  expect(playback.badges.size).toBe(0)
})
