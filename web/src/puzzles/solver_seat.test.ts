import { beforeAll, expect, test } from "vitest"
import { seatName } from "../game/player_names"
import type { GameView } from "../lib/protocol"
import { switchLanguage } from "../lib/words.svelte"
import { onlySeat } from "./solver_seat"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
})

const seats = [1, 2, 3].map((seat) => ({ seat, name: "", is_taken: true, is_guest: true, plan: { kind: "here" } }))
const view = { game: "king-of-siam", seats, you: [1, 2, 3], position: { to_move: 2 } } as unknown as GameView

test("the solver has one seat, and nobody is called a guest", () => {
  const seen = onlySeat(view, 2)
  expect(seen.you).toEqual([2])
  expect([1, 2, 3].map((seat) => seatName(seen, seat))).toEqual(["Seat 1", "You", "Seat 3"])
})
