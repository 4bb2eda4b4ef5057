/** Which games wait for this person: pure, tested without a browser. */

import type { Outgoing } from "./protocol"

/** The games that wait after a message, the longest waiting first. */
export function gamesToMoveAfter(waiting: string[], message: Outgoing): string[] {
  if (message.t === "turns") return message.games
  if (message.t !== "turn" || waiting.includes(message.game) === message.is_yours) return waiting
  return message.is_yours ? [...waiting, message.game] : waiting.filter((game) => game !== message.game)
}

/** Whether a message says that a game waits which did not before, and not by one's own doing. */
export function isNewTurn(waiting: string[], message: Outgoing): boolean {
  return message.t === "turn" && message.is_yours && !message.by_you && !waiting.includes(message.game)
}
