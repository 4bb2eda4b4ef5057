/**
 * Premoves of Siam: turns that may become possible. The server judges whether they are legal when the turn comes.
 */

import type { ChoiceView } from "../lib/protocol"
import { ANIMALS, FACINGS, isEdge, neighbours, parsePosition, SIZE, squareName, type Side } from "./position"

/** Return the same position with another side to move. */
export function withSideToMove(text: string, side: Side): string {
  const [rows = ""] = text.split(" ")
  return `${rows} ${side}`
}

/** Return every turn that a side could make on an otherwise empty board. */
export function possiblePremoves(text: string, side: Side): ChoiceView[] {
  const own = parsePosition(text).pieces.filter((piece) => piece.kind === side)
  const turns = own.flatMap(({ square, quarter }) => [
    ...FACINGS.filter((_, at) => at !== quarter).map((facing) => square + facing),
    ...neighbours(square).flatMap((to) => FACINGS.map((facing) => square + to + facing)),
    ...(isEdge(square) ? [`${square}-`] : []),
  ])
  const entering =
    own.length < ANIMALS ? edge().flatMap((square) => FACINGS.map((facing) => `+${square}${facing}`)) : []
  return [...turns, ...entering].map((turn) => ({ text: turn, is_turn: true }))
}

function edge(): string[] {
  const all = Array.from({ length: SIZE * SIZE }, (_, at) => squareName(at % SIZE, Math.floor(at / SIZE)))
  return all.filter(isEdge)
}
