import { describe, expect, test } from "vitest"
import type { GameView, PlayedMessage, ResultView } from "../lib/protocol"
import { declined, formatClock, leftMs, NOTHING, reduce, type Shown } from "./reduce"

const clock = { plan: { kind: "minutes", minutes: 5 } as const, left_ms: [300_000, 240_000], running: 2 }
const words = { key: "siam-turn-leaves", values: {} }
const game: GameView = {
  id: "g1",
  game: "siam",
  options: {},
  status: "running",
  you: [1],
  is_yours: true,
  seats: [],
  position: { ply: 1, text: "after one", to_move: 2, latest: [] },
  turns: [{ seat: 1, turn: "+c1n", does: words, after: "after one" }],
  has_all_turns: true,
  start: "first",
  clock,
  request: { matter: "draw", seat: 1, agreed: [1] },
  result: null,
  hints: true,
  takebacks: true,
  chat: true,
  said: [],
  thinking: true,
  rematch: null,
  rematch_of: null,
  made_ms: 0,
  title: "",
  prepared: [],
}
const shown = reduce(NOTHING, { t: "snapshot", game }, 1000)
const played = (ply: number, more: Partial<PlayedMessage> = {}): PlayedMessage => ({
  t: "played",
  game: "g1",
  clock,
  turn: { seat: 2, turn: "+c5s", does: words },
  position: { ply, text: `after ${ply}`, to_move: 1, latest: [] },
  ...more,
})
const result: ResultView = { winners: [1], reason: "resigned", words }

describe("turns", () => {
  test("go on by one and bring the position after them", () => {
    const { view, hasGap } = reduce(shown, played(2), 2000)
    expect(hasGap).toBe(false)
    expect(view!.turns.map((turn) => turn.after)).toEqual(["after one", "after 2"])
    expect([view!.position.ply, view!.request, view!.thinking]).toEqual([2, null, false])
  })

  test("that are known already change nothing; one too far, or of another line, asks for a snapshot", () => {
    expect(reduce(shown, played(1), 2000)).toBe(shown)
    expect(reduce(shown, played(4), 2000).hasGap).toBe(true)
    expect(
      reduce(shown, played(2, { position: { ply: 2, line: 1, text: "", to_move: 1, latest: [] } }), 2000).hasGap,
    ).toBe(true)
  })

  test("of a game that hides cards replace the seat's earlier one (K4.6)", () => {
    const hidden: Shown = {
      ...shown,
      view: { ...game, has_all_turns: false, turns: [{ seat: 2, turn: "pass", does: words }, ...game.turns] },
    }
    const { view } = reduce(hidden, played(2), 2000)
    expect(view!.turns.map((turn) => [turn.seat, turn.turn])).toEqual([
      [1, "+c1n"],
      [2, "+c5s"],
    ])
  })

  test("that end a game end it; where cards were hidden a snapshot brings them", () => {
    const over = reduce(shown, played(2, { result }), 2000)
    expect([over.view!.status, over.view!.result, over.hasGap]).toEqual(["over", result, false])
    expect(reduce({ ...shown, view: { ...game, has_all_turns: false } }, played(2, { result }), 2000).hasGap).toBe(true)
  })

  test("of another game are not heard", () => {
    expect(reduce(shown, played(2, { game: "g2" }), 2000)).toBe(shown)
    expect(reduce(NOTHING, played(2), 2000)).toBe(NOTHING)
  })
})

test("changes beside the board leave the position as it is", () => {
  const next = reduce(shown, { t: "changed", game: "g1", status: "running", seats: [], clock }, 3000)
  expect([next.view!.position.ply, next.view!.request, next.heardAt]).toEqual([1, null, 3000])
})

test("the number of spectators changes alone", () => {
  const next = reduce(shown, { t: "watchers", game: "g1", count: 3 }, 3000)
  expect([next.view!.watchers, next.view!.position.ply, next.heardAt]).toEqual([3, 1, 1000])
})

test("a game is unrated once the server says so", () => {
  const rated: Shown = { ...shown, view: { ...game, is_rated: true } }
  expect(
    reduce(rated, { t: "changed", game: "g1", status: "running", seats: [], clock, is_rated: true }, 1).view!.is_rated,
  ).toBe(true)
  expect(reduce(rated, { t: "changed", game: "g1", status: "running", seats: [], clock }, 1).view!.is_rated).toBe(false)
})

describe("a request", () => {
  const gone = { ...game, request: null }
  test("that vanishes without another change was declined, and its maker sees that", () => {
    expect(declined(game, gone)).toBe("draw")
    expect(declined({ ...game, you: [2] }, gone)).toBeNull()
  })
  test("that was agreed to, or overtaken by a turn, is not declined", () => {
    expect(declined(game, { ...gone, status: "over" })).toBeNull()
    expect(declined(game, { ...gone, position: { ...game.position, ply: 2 } })).toBeNull()
    expect(declined(game, { ...gone, position: { ...game.position, line: 1 } })).toBeNull()
    expect(declined(game, { ...gone, rematch: "g2" })).toBeNull()
    expect(declined(game, game)).toBeNull()
    expect(declined(null, gone)).toBeNull()
  })
})

test("prepared turns of a seat are replaced; those of other seats stay", () => {
  const mine = { seat: 1, steps: [{ turn: "+c1n" }] }
  const said = reduce(
    { ...shown, view: { ...game, prepared: [{ seat: 2, standing: "card" }] } },
    { t: "prepared", game: "g1", seat: 1, prepared: mine },
    3000,
  )
  expect(said.view!.prepared).toEqual([{ seat: 2, standing: "card" }, mine])
  expect(reduce(said, { t: "prepared", game: "g1", seat: 1 }, 3000).view!.prepared).toEqual([
    { seat: 2, standing: "card" },
  ])
})

test("a chat message is added", () => {
  const said = { seat: 2, text: "hello", at_ms: 5 }
  expect(reduce(shown, { t: "said", game: "g1", said }, 3000).view!.said).toEqual([said])
})

test("a running clock runs on, the others stand, none goes below nothing", () => {
  expect(leftMs(shown, 2, 11_000)).toBe(230_000)
  expect(leftMs(shown, 1, 11_000)).toBe(300_000)
  expect(leftMs(shown, 2, 10_000_000)).toBe(0)
  expect(leftMs(NOTHING, 1, 0)).toBe(0)
})

test("clocks are written as people read them", () => {
  expect(formatClock(65_000, "d", "h")).toBe("1:05")
  expect(formatClock(3_665_000, "d", "h")).toBe("1:01:05")
  expect(formatClock(2 * 86_400_000 + 3 * 3_600_000, "d", "h")).toBe("2 d 3 h")
  expect(formatClock(200, "d", "h")).toBe("0:01")
})
