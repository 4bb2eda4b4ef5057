/** Conditional turns: the seats that play before each step, and the steps that remain. */

import type { GameView, Step } from "../lib/protocol"

/** The most steps that the server stores. */
export const MAX_STEPS = 12

type Seen = Pick<GameView, "seats" | "you" | "position" | "prepared">

/** Return the seats that play before a step, in order; before the first step, only those still to move. */
export function seatsBefore({ seats, you, position }: Seen, step: number): number[] {
  const [own, count] = [you[0]!, seats.length]
  const missing = step === 0 ? (own - position.to_move + count) % count : count - 1
  return Array.from({ length: missing }, (_, at) => ((own - 1 - missing + at + count) % count) + 1)
}

/**
 * The turns that the one at this screen left for later, as they would be said now: what was expected and has come is
 * left out.
 */
export function remainingSteps(view: Seen): Step[] {
  const [first, ...rest] = view.prepared?.find((each) => each.seat === view.you[0])?.steps ?? []
  if (!first) return []
  const expect = first.expect ?? []
  return [{ ...first, expect: expect.slice(Math.max(0, expect.length - seatsBefore(view, 0).length)) }, ...rest]
}
