/** Texts about the task of a puzzle. */

import { signed } from "../lib/signed_number"
import { seatName } from "../game/player_names"
import type { FirstTry, GameView, PuzzleInfo, TurnView } from "../lib/protocol"
import { say, t } from "../lib/words.svelte"
import type { PuzzleStore, PuzzleStage } from "./puzzle_store.svelte"

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

/** Say how a try went so far: solved, wrong and why, or right with turns left; nothing before the first turn. */
export function tryText({ stage, puzzle, view, own, left, isPending }: PuzzleStore): string {
  if (!puzzle || !view) return ""
  if (stage === "solved") return t(puzzle.standing === "right" ? "puzzle-solved-at-once" : "puzzle-solved")
  if (stage === "shown") return t("puzzle-shown")
  if (stage === "wrong") return isPending ? t("puzzle-wrong") : wrongText(view, puzzle.seat)
  if (!own.length) return ""
  return puzzle.kind === "win" ? t("puzzle-right", { task: taskText(puzzle, left) }) : t("puzzle-right-ending")
}

/** Say that the latest turn of a seat is wrong, and why if a reply shows it. */
export function wrongText(view: GameView, seat: number): string {
  const reply = view.turns.at(-1)
  // The reply stands last only if there is one after the own turn.
  return reply && view.turns.length > 1 && reply.seat !== seat ? refutation(view, reply) : t("puzzle-wrong")
}

/** Return the refutation of a wrong turn: the reply of another seat, with its player's name in King of Siam. */
function refutation(view: GameView, { seat, does }: TurnView): string {
  return view.game === "siam"
    ? t("puzzle-refuted", { does: say(does) })
    : t("puzzle-refuted-by", { name: seatName(view, seat), does: say(does) })
}

/** Say what counted for the rating when a try has ended; `isNew` if the first try was made just now. */
export function ratingText(stage: PuzzleStage, first: FirstTry, isNew: boolean, rating: number): string {
  const values = { rating: String(rating), change: signed(first.change) }
  if (first.is_right) return t(isNew && stage === "solved" ? "puzzle-rating-right" : "puzzle-rating-before", values)
  return t(stage === "solved" ? "puzzle-rating-later" : "puzzle-rating-wrong", values)
}
