/** What is asked of a puzzle, in words. */

import type { PuzzleInfo } from "../lib/protocol"
import { t } from "../lib/words.svelte"

type Asked = Pick<PuzzleInfo, "kind" | "count" | "players">

/** The task as a heading; of a win that has begun within how many turns it is still wanted. */
export function taskText({ kind, count }: Asked, left = count): string {
  return t(`puzzle-task-${kind}`, { count: left })
}

/** What the task means. */
export function taskExplanation({ kind, count, players }: Asked): string {
  if (kind === "win" && count === 1) return ""
  return t(kind === "ending" ? `puzzle-task-ending-more-${players}` : `puzzle-task-${kind}-more`, { count })
}

/** Who moves. */
export function moverText({ game, seat }: Pick<PuzzleInfo, "game" | "seat">): string {
  if (game === "siam") return t(seat === 1 ? "puzzle-you-elephants" : "puzzle-you-rhinos")
  return t("puzzle-you-seat", { seat })
}

/** With its sign, as a change is written. */
export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`
}
