import { beforeAll, describe, expect, test } from "vitest"
import type { GameView, SeatView, Words } from "../lib/protocol"
import { requireWords, switchLanguage } from "../lib/words.svelte"
import { hasRemotePlayers, seatName } from "./player_names"
import { endText, outcomeText, statusText, verdictText, winnersText } from "./status_text"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
  await requireWords("king_of_siam", "king_of_siam_errors", "web_kos")
})

const person = (seat: number, name: string | null, kind: "here" | "link" = "here"): SeatView => ({
  seat,
  plan: { kind },
  name,
  is_taken: true,
  is_present: true,
  profile: null,
  colour: null,
  is_guest: false,
})
const level = (seat: number): SeatView => ({
  seat,
  plan: { kind: "level", level: 2 },
  name: "level-2",
  is_taken: true,
  is_present: true,
  profile: null,
  colour: null,
  is_guest: false,
})
const view = (more: Partial<GameView>): GameView => ({
  id: "g1",
  game: "siam",
  options: {},
  status: "running",
  you: [1],
  is_yours: true,
  seats: [person(1, null), level(2)],
  position: { ply: 1, text: "", to_move: 1, latest: [] },
  turns: [],
  has_all_turns: true,
  start: null,
  clock: { plan: { kind: "none" }, left_ms: [], running: null },
  request: null,
  result: null,
  hints: true,
  takebacks: true,
  chat: true,
  said: [],
  thinking: false,
  rematch: null,
  rematch_of: null,
  made_ms: 0,
  title: "",
  prepared: [],
  ...more,
})
const four = view({ game: "king-of-siam", seats: [person(1, null), level(2), level(3), person(4, "Mia", "link")] })
const words = (key: string, values: Words["values"] = {}): Words => ({ key, values })
const tally = (seat: number, count: number) =>
  words("kos-tally", { player: words("list-1", { first: words("kos-player", { seat }) }), count })
const colony = (...seats: string[]): Words => {
  const [first = "", second = ""] = seats
  const winners = words("kos-seats", {
    count: seats.length,
    seats: words(`list-${seats.length}`, { first, ...(second && { second }) }),
  })
  const tallies = words("series-2", { first: tally(1, 2), second: tally(2, 1) })
  return words("kos-outcome-colony", { why: words("kos-won-by-sets", { winners, tallies }) })
}

describe("names", () => {
  test("tell you from others, and others from each other", () => {
    expect([1, 2, 3, 4].map((seat) => seatName(four, seat))).toEqual(["You", "Mali (seat 2)", "Mali (seat 3)", "Mia"])
    expect(seatName(view({}), 2)).toBe("Mali")
  })
  test("of people at one screen are their sides", () => {
    const shared = view({ you: [1, 2], seats: [person(1, null), person(2, null)] })
    expect([seatName(shared, 1), seatName(shared, 2), statusText(shared)]).toEqual([
      "The elephants",
      "The rhinos",
      "The elephants are to move",
    ])
    expect([hasRemotePlayers(shared), hasRemotePlayers(four), hasRemotePlayers(view({}))]).toEqual([false, true, false])
  })
})

describe("an end", () => {
  test("names its winners", () => {
    expect(outcomeText(four, colony("1"))).toContain("colony. You win with the most complete sets")
    expect(outcomeText(four, colony("1", "3"))).toContain(". You and Mali (seat 3) win with")
    expect(outcomeText(four, colony("4"))).toContain(". Mia wins with")
    expect(outcomeText(four, colony("2", "4"))).toContain(". Mali (seat 2) and Mia win with")
    expect(winnersText(four, colony("2", "4"))).toBe("Mali (seat 2) and Mia win.")
  })
  test("counts for each player by name", () => {
    expect(outcomeText(four, colony("1"))).toContain("(You: 2, Mali (seat 2): 1).")
  })
  test("by resignation names the player who resigned", () => {
    const result = { winners: [1], reason: "resigned", words: { key: "ended-resigned", values: {} } }
    const over = view({ status: "over", result, seats: [person(1, null), person(2, "Mia", "link")] })
    expect([endText(over), verdictText(over), verdictText({ ...over, you: [2] })]).toEqual([
      "Mia resigned.",
      "You won!",
      "You lost",
    ])
    expect(endText({ ...over, seats: four.seats })).not.toContain("Mia")
  })
  test("by time names whose clock ran out", () => {
    const result = { winners: [1], reason: "time", words: { key: "ended-time", values: {} } }
    const over = view({ status: "over", result, seats: [person(1, null), person(2, "Mia", "link")] })
    over.position.to_move = 2
    expect(endText(over)).toBe("Mia ran out of time.")
    expect(endText({ ...over, you: [2] })).toBe("You ran out of time.")
  })
})
