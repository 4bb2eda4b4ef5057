/** Parse Siam's position and turn texts for drawing. No rules: legal turns come from the server. */

export type Side = "E" | "R"
export type Facing = "n" | "e" | "s" | "w"
export const FACINGS: readonly Facing[] = ["n", "e", "s", "w"]
/** One square in each way: columns and rows. */
export const STEPS: Record<Facing, [number, number]> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] }
export const SIZE = 5
export const ANIMALS = 5

export interface Piece {
  kind: Side | "#"
  /** Quarters clockwise from north; rocks look nowhere. */
  quarter: number
  square: string
}

export interface Position {
  pieces: Piece[]
  toMove: Side
  winner: Side | null
}

/** The position a text describes: rows from north to south, capitals for elephants. */
export function parsePosition(text: string): Position {
  const [rows = "", mover = "E", ...rest] = text.split(" ")
  const pieces: Piece[] = []
  rows.split("/").forEach((row, down) => {
    let column = 0
    for (const letter of row) {
      if (/\d/.test(letter)) {
        column += Number(letter)
        continue
      }
      const square = squareName(column, SIZE - 1 - down)
      const facing = FACINGS.indexOf(letter.toLowerCase() as Facing)
      if (letter === "#") pieces.push({ kind: "#", quarter: 0, square })
      else pieces.push({ kind: letter === letter.toUpperCase() ? "E" : "R", quarter: facing, square })
      column += 1
    }
  })
  const won = rest.find((part) => part.startsWith("="))
  return { pieces, toMove: mover as Side, winner: won ? ((won[1] as Side) ?? null) : null }
}

export interface Winning {
  rock: string
  animal: string
  way: Facing
}

/** The push that won, as the words of a result tell it; null if a rock did not leave the board. */
export function parseWinning(words: { key: string; values: Record<string, unknown> } | undefined): Winning | null {
  if (words?.key !== "siam-outcome-rock-off") return null
  const { rock, animal, way } = words.values as { rock: string; animal: string; way: { key: string } }
  return { rock, animal, way: way.key.replace("way-", "")[0] as Facing }
}

/** Return the key of the message for a target that no turn can reach; null if the rules have to judge. */
export function unreachableReason(prefix: string): string | null {
  if (prefix.length <= 2) return null
  const [column, row] = placeOf(prefix.slice(-2))
  if (prefix.startsWith("+")) return isEdge(prefix.slice(-2)) ? null : "web-only-edge"
  const [from, up] = placeOf(prefix)
  return Math.abs(column - from) + Math.abs(row - up) === 1 ? null : "web-only-beside"
}

/** Return the squares of the unbroken line of pieces that a push from a square moves. */
export function pushedLine(position: Position, square: string, way: Facing): string[] {
  const taken = new Set(position.pieces.map((piece) => piece.square))
  const [dx, dy] = STEPS[way]
  const line: string[] = []
  for (let [column, row] = placeOf(square); taken.has(squareName(column, row)); column += dx, row += dy)
    line.push(squareName(column, row))
  return line
}

/** Return how many animals of a side are in reserve. */
export function reserve(position: Position, side: Side): number {
  return ANIMALS - position.pieces.filter((piece) => piece.kind === side).length
}

/** Return the piece on a square, if there is one. */
export function pieceOn(position: Position, square: string): Piece | undefined {
  return position.pieces.find((piece) => piece.square === square)
}

export function isEdge(square: string): boolean {
  return placeOf(square).some((at) => at === 0 || at === SIZE - 1)
}

/** Return the squares beside a square, never diagonally. */
export function neighbours(square: string): string[] {
  const [column, row] = placeOf(square)
  const near = [
    [column, row + 1],
    [column + 1, row],
    [column, row - 1],
    [column - 1, row],
  ] as const
  return near.filter((place) => place.every((at) => at >= 0 && at < SIZE)).map(([across, up]) => squareName(across, up))
}

/** Return the way from a square to one beside it; null if it is not beside it. */
export function wayBetween(from: string, to: string): Facing | null {
  const [column, row] = placeOf(from)
  const [across, up] = placeOf(to)
  return FACINGS.find((way) => STEPS[way][0] === across - column && STEPS[way][1] === up - row) ?? null
}

/** The name of a square: columns and rows count from 0 at a1. */
export function squareName(column: number, row: number): string {
  return "abcde"[column]! + String(row + 1)
}

/** Column and row of a square, from 0. */
export function placeOf(square: string): [number, number] {
  return [square.charCodeAt(0) - 97, Number(square[1]) - 1]
}

export type TurnParts =
  | { kind: "enter"; to: string; facing: Facing }
  | { kind: "move"; from: string; to: string; facing: Facing }
  | { kind: "turn"; from: string; facing: Facing }
  | { kind: "leave"; from: string }

/** The parts of a whole turn's text. */
export function parseTurn(text: string): TurnParts {
  if (text.startsWith("+")) return { kind: "enter", to: text.slice(1, 3), facing: text[3] as Facing }
  const from = text.slice(0, 2)
  if (text[2] === "-") return { kind: "leave", from }
  if (text.length === 3) return { kind: "turn", from, facing: text[2] as Facing }
  return { kind: "move", from, to: text.slice(2, 4), facing: text[4] as Facing }
}

/** The squares a turn touches first and last, to be marked. */
export function squaresOf(text: string): string[] {
  const parts = parseTurn(text)
  if (parts.kind === "enter") return [parts.to]
  return parts.kind === "move" ? [parts.from, parts.to] : [parts.from]
}
