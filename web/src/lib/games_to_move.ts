/** The list of games in which it is this player's turn, as pure functions. */

import type { Outgoing } from "./protocol"

/** Return the games to move in after a message, the longest waiting first. */
export function gamesToMoveAfter(waiting: string[], message: Outgoing): string[] {
  if (message.t === "turns") return message.games
  if (message.t !== "turn" || waiting.includes(message.game) === message.is_yours) return waiting
  return message.is_yours ? [...waiting, message.game] : waiting.filter((game) => game !== message.game)
}

/** Whether a message adds a game to the list, not by the player's own action. */
export function isNewTurn(waiting: string[], message: Outgoing): boolean {
  return message.t === "turn" && message.is_yours && !message.by_you && !waiting.includes(message.game)
}
