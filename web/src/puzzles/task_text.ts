/** Texts about the task of a puzzle. */

import type { PuzzleInfo } from "../lib/protocol"
import { t } from "../lib/words.svelte"

type Asked = Pick<PuzzleInfo, "kind" | "count" | "players">

/** Return the task as a heading; for a win, with the number of turns that are left. */
export function taskText({ kind, count }: Asked, left = count): string {
  return t(`puzzle-task-${kind}`, { count: left })
}

/** Return an explanation of the task. */
export function taskExplanation({ kind, count, players }: Asked): string {
  if (kind === "win" && count === 1) return ""
  return t(kind === "ending" ? `puzzle-task-ending-more-${players}` : `puzzle-task-${kind}-more`, { count })
}

/** Return which side the player has. */
export function moverText({ game, seat }: Pick<PuzzleInfo, "game" | "seat">): string {
  if (game === "siam") return t(seat === 1 ? "puzzle-you-elephants" : "puzzle-you-rhinos")
  return t("puzzle-you-seat", { seat })
}

/** Return a change with its sign. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
