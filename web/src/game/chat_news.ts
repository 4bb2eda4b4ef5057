/** The chat messages of other players that are new between two views of a game. */

import type { GameView, SaidView } from "../lib/protocol"
import { mutedPlayers } from "./muted_players.svelte"

/** Return the new messages of others; none if the game has just been opened, and none of muted players. */
export function newMessages(before: GameView | null, after: GameView | null): SaidView[] {
  if (!before || !after) return []
  const isHeard = ({ seat }: SaidView) =>
    !after.you.includes(seat) && !mutedPlayers.has(after.seats[seat - 1]?.profile ?? null)
  return after.said.slice(before.said.length).filter(isHeard)
}
