/** The seats of a puzzle: the solver has one, and the server plays the others. */

import { seatRole } from "../game/player_names"
import type { GameView } from "../lib/protocol"

/** Give the solver one seat; the others have no players, so they are called by their roles. */
export function onlySeat(view: GameView, seat: number): GameView {
  const seats = view.seats.map((each) => ({
    ...each,
    profile: null,
    is_guest: false,
    get name() {
      return seatRole(view, each.seat)
    },
  }))
  return { ...view, seats, you: [seat], position: { ...view.position, seat } }
}
