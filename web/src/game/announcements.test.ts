import { describe, expect, it } from "vitest"
import type { GameView } from "../lib/protocol"
import { soundOf, announcementsBetween } from "./announcements"

// Without a catalogue a message is its key: enough to see what is said, and in which order.
const view = (ply: number, toMove: number, more: object = {}): GameView =>
  ({
    game: "siam",
    status: "running",
    you: [1],
    seats: [1, 2].map((seat) => ({ seat, plan: { kind: "here" }, name: null, is_taken: true })),
    position: { ply, line: 0, to_move: toMove },
    turns: Array.from({ length: ply }, (_, at) => ({
      seat: 1 + (at % 2),
      turn: "",
      does: { key: `turn-${at}`, values: {} },
    })),
    result: null,
    thinking: false,
    ...more,
  }) as unknown as GameView

describe("announcements", () => {
  it("is nothing of a game that has just been opened, or has not changed", () => {
    expect(announcementsBetween(null, view(3, 2))).toEqual([])
    expect(announcementsBetween(view(3, 2), view(3, 2))).toEqual([])
    expect(soundOf(null, view(3, 2))).toBeNull()
  })
  it("is every turn, and that it is yours", () => {
    expect(announcementsBetween(view(1, 2), view(2, 1))).toEqual(["Web-guest: turn-1.", "Web-your-turn."])
    expect(announcementsBetween(view(2, 1), view(3, 2))).toEqual(["Web-you: turn-2."])
    expect(soundOf(view(1, 2), view(2, 1))).toBe("yours")
    expect(soundOf(view(2, 1), view(3, 2))).toBe("turn")
  })
  it("is the result after the turn that brought it", () => {
    const over = view(3, 2, { status: "over", result: { winners: [1], reason: "", words: { key: "won", values: {} } } })
    expect(announcementsBetween(view(2, 1), over)).toEqual(["Web-you: turn-2.", "Web-you-won.", "Won."])
    expect(soundOf(view(2, 1), over)).toBe("end")
  })
  it("is that a turn was taken back, and nothing of turns on another line", () => {
    const back = view(2, 1, { position: { ply: 2, line: 1, to_move: 1 } })
    expect(announcementsBetween(view(4, 1), back)).toEqual(["web-told-takeback", "Web-your-turn."])
  })
  it("is heard when a line is pushed", () => {
    const pushed = view(2, 1, { turns: [{ seat: 2, turn: "", does: { key: "siam-turn-moves-pushing", values: {} } }] })
    expect(soundOf(view(1, 2), pushed)).toBe("push")
  })
})
