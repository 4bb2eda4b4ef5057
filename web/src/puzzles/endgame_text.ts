/** Texts of the endgame trainer. */

import { t } from "../lib/words.svelte"
import type { EndgameStore } from "./endgame_store.svelte"
import { taskText } from "./task_text"

const VERDICTS = {
  best: "puzzle-endgame-best-turn",
  slipped: "puzzle-endgame-slipped",
  open: "puzzle-endgame-still-open",
  regained: "puzzle-endgame-regained",
  lost: "puzzle-endgame-lost",
}

/** Return the task as a heading: with the turns that are left while the win is proved. */
export function endgameTask({ endgame, standing }: EndgameStore): string {
  if (!endgame) return ""
  if (standing.status !== "winning") return t("puzzle-endgame-win")
  return taskText(endgame.puzzle, standing.left || endgame.puzzle.count)
}

/** Say what the latest turn did to the win; nothing before the first one. */
export function verdictText({ verdict, standing, turnCount, endgame }: EndgameStore): string {
  if (!verdict || !endgame) return ""
  if (verdict === "won") {
    const isShortest = endgame.puzzle.kind === "win" && turnCount <= endgame.puzzle.count
    return t(isShortest ? "puzzle-endgame-won-shortest" : "puzzle-endgame-won", { count: turnCount })
  }
  if (verdict === "slower") return t("puzzle-endgame-slower", { count: standing.left })
  return t(VERDICTS[verdict])
}
