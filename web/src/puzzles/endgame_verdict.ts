/** The effect of a turn in the endgame trainer on the win. Pure, tested without a browser. */

import type { Endgame, EndgameState } from "../lib/protocol"

/** The state of an endgame: whether a win is proved, and within how many turns (Siam; 0 if they are not counted). */
export type Standing = Pick<EndgameState, "status" | "left">

/**
 * The shortest way was kept; the win takes longer; it is no longer proved; it is proved again; it was not proved before
 * and is not now; the game is over.
 */
export type EndgameVerdict = "best" | "slower" | "slipped" | "regained" | "open" | "won" | "lost"

/** Compare how an endgame stood before a turn and after the replies to it. */
export function judgeTurn(before: Standing, after: Standing): EndgameVerdict {
  if (after.status === "won" || after.status === "lost") return after.status
  if (after.status === "open") return before.status === "winning" ? "slipped" : "open"
  if (before.status !== "winning") return "regained"
  return after.left && after.left >= before.left ? "slower" : "best"
}

/** Endgames that are won in the same number of turns, or with the same number of cards left. */
export interface EndgameGroup {
  key: string
  endgames: Endgame[]
}

/** Group endgames by game and length; they come in that order. */
export function groupEndgames(endgames: readonly Endgame[]): EndgameGroup[] {
  const groups = new Map<string, Endgame[]>()
  for (const endgame of endgames) {
    const key = `${endgame.puzzle.game} ${endgame.puzzle.count}`
    groups.set(key, [...(groups.get(key) ?? []), endgame])
  }
  return [...groups].map(([key, found]) => ({ key, endgames: found }))
}

/** Return the next endgame that was not won yet, after one of them and then from the start; null if all are won. */
export function nextEndgame(endgames: readonly Endgame[], name: string): string | null {
  const at = endgames.findIndex(({ puzzle }) => puzzle.name === name)
  const found = [...endgames.slice(at + 1), ...endgames.slice(0, Math.max(0, at))].find(({ best }) => best === null)
  return found?.puzzle.name ?? null
}
