/** Remarks of opponents: pure functions from the views of a game to a remark. */

import type { GameView, RemarkMessage } from "../lib/protocol"
import { t } from "../lib/words.svelte"

export type Occasion = "start" | "yours" | "own" | "won" | "lost" | "draw"

export interface Remark {
  seat: number
  level: number
  occasion: Occasion
}

/** Return what an opponent says between two views: at the start, and at the end. Only players are spoken to. */
export function remarkBetween(before: GameView | null, after: GameView): Remark | null {
  if (!after.you.length) return null
  if (after.result && before && !before.result) return endRemark(after, after.result.winners)
  const isStart = after.status === "running" && after.position.ply < after.seats.length
  return isStart && (!before || before.status === "waiting") ? remarkOf(after, opponents(after)[0], "start") : null
}

/** Return what an opponent says about a blunder that it has noticed. */
export function blunderRemark(view: GameView, { seat, about }: Pick<RemarkMessage, "seat" | "about">): Remark | null {
  return view.you.length ? remarkOf(view, seat, about === "your_blunder" ? "yours" : "own") : null
}

/** Return the words of a remark. */
export function remarkText({ level, occasion }: Remark): string {
  return t(occasion === "draw" ? "opponents-draw" : `opponents-${level}-${occasion}`)
}

/** A winner speaks if the players here have lost, else one who has lost. */
function endRemark(view: GameView, winners: number[]): Remark | null {
  if (!winners.length) return remarkOf(view, opponents(view)[0], "draw")
  const hasWon = view.you.some((seat) => winners.includes(seat))
  const speaker = opponents(view).find((seat) => winners.includes(seat) !== hasWon)
  return remarkOf(view, speaker, hasWon ? "lost" : "won")
}

function opponents(view: GameView): number[] {
  return view.seats.filter(({ plan }) => plan.kind === "level").map(({ seat }) => seat)
}

function remarkOf(view: GameView, seat: number | undefined, occasion: Occasion): Remark | null {
  const plan = seat ? view.seats[seat - 1]?.plan : undefined
  return seat && plan?.kind === "level" ? { seat, level: plan.level, occasion } : null
}
