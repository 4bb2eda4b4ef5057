/** Setting up a position of Siam: pieces on squares, and who is to move. */

import { FACINGS, parsePosition, SIZE, squareName, type Piece, type Position } from "../siam/position"

export const EMPTY_BOARD = "5/5/1###1/5/5 E"
const SHAPE = /^([NESWnesw#1-5]{1,5}\/){4}[NESWnesw#1-5]{1,5} [ER]( |$)/

/** Whether a text looks like a position and can be drawn. The server checks whether the position is possible. */
export function isDrawable(text: string): boolean {
  if (!SHAPE.test(text)) return false
  const widths = text
    .split(" ")[0]!
    .split("/")
    .map((row) => [...row].reduce((sum, letter) => sum + (Number(letter) || 1), 0))
  return widths.every((width) => width === SIZE)
}

/** The text of pieces on squares, rows from north to south. */
export function formatPosition({ pieces, toMove }: Pick<Position, "pieces" | "toMove">): string {
  const at = new Map(pieces.map((piece) => [piece.square, letterOf(piece)]))
  const rows = [4, 3, 2, 1, 0].map((row) =>
    [0, 1, 2, 3, 4].map((column) => at.get(squareName(column, row)) ?? ".").join(""),
  )
  return `${rows.map((row) => row.replace(/\.+/g, (empty) => String(empty.length))).join("/")} ${toMove}`
}

function letterOf({ kind, quarter }: Piece): string {
  if (kind === "#") return kind
  const letter = FACINGS[quarter]!
  return kind === "E" ? letter.toUpperCase() : letter
}

/** Return the pieces with another one on a square; placing the same piece again, or null, empties the square. */
export function put(text: string, square: string, piece: Omit<Piece, "square"> | null): string {
  const { pieces, toMove } = parsePosition(text)
  const others = pieces.filter((each) => each.square !== square)
  const before = pieces.find((each) => each.square === square)
  const isSame = piece !== null && before?.kind === piece.kind && before.quarter === piece.quarter
  return formatPosition({ pieces: piece === null || isSame ? others : [...others, { ...piece, square }], toMove })
}
