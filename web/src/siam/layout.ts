/** The layout of the board in units of the drawing, and moves between squares by arrow keys. */

import { SIAM_BOARD } from "../lib/design_tokens"
import { FACINGS, placeOf, SIZE, squareName, type Facing, type Side } from "./position"
import { RESERVE } from "./click_targets"

export const { square: SQUARE, band: BAND, width: WIDTH, height: HEIGHT } = SIAM_BOARD
export const LEFT = (WIDTH - SIZE * SQUARE) / 2
export const TOP = (HEIGHT - SIZE * SQUARE) / 2
export const GLIDE_MS = 320
/** A pusher draws back before it hits: so long the pushed pieces wait. */
export const PUSH_DELAY_MS = 170
/** The time that a rock tumbles over the edge, and its distance from its last square: inside the drawing everywhere. */
export const FALL_MS = 560
export const ROCK_OUT = 90
export const FALLEN_ROCK_SIZE = 80

export const SYMBOLS: Record<Side, string> = { E: "elephant", R: "rhino" }
export const WAY_NAMES: Record<Facing, string> = { n: "north", e: "east", s: "south", w: "west" }
/** Rows from north to south, as they are read. */
export const SQUARES = Array.from({ length: SIZE * SIZE }, (_, at) =>
  squareName(at % SIZE, SIZE - 1 - Math.floor(at / SIZE)),
)

export type Point = [number, number]

/** The middle of a square. */
export function squareCenter(square: string, isFlipped: boolean): Point {
  const [column, row] = placeOf(square)
  const [x, y] = isFlipped ? [SIZE - 1 - column, row] : [column, SIZE - 1 - row]
  return [LEFT + (x + 0.5) * SQUARE, TOP + (y + 0.5) * SQUARE]
}

/** The square at a point; null beside the board. */
export function squareAt([x, y]: Point, isFlipped: boolean): string | null {
  const found = SQUARES.find((square) => {
    const [mx, my] = squareCenter(square, isFlipped)
    return Math.abs(mx - x) < SQUARE / 2 && Math.abs(my - y) < SQUARE / 2
  })
  return found ?? null
}

/** The middle of a square that belongs to no side of it. */
const MIDDLE = 0.24

/** The way from the middle of a square to a point near one of its sides; null in the middle. */
export function facingAt([x, y]: Point, square: string, isFlipped: boolean): Facing | null {
  const [mx, my] = squareCenter(square, isFlipped)
  const [across, down] = [(x - mx) / SQUARE, (y - my) / SQUARE]
  if (Math.max(Math.abs(across), Math.abs(down)) < MIDDLE) return null
  const quarter = Math.abs(across) > Math.abs(down) ? (across > 0 ? 1 : 3) : down > 0 ? 2 : 0
  return FACINGS[(quarter + (isFlipped ? 2 : 0)) % 4]!
}

/** The vertical position of a side's reserve. */
export function reserveY(side: Side, isFlipped: boolean): number {
  return (side === "R") === isFlipped ? HEIGHT - SIAM_BOARD.reserve_middle : SIAM_BOARD.reserve_middle
}

/** Quarters clockwise from the top of the drawing to a way. */
export function quarterOf(way: Facing, isFlipped: boolean): number {
  return (FACINGS.indexOf(way) + (isFlipped ? 2 : 0)) % 4
}

/** The way that an arrow key means. */
export function wayOf(arrow: string, isFlipped: boolean): Facing | null {
  const quarter = Object.keys(STEPS).indexOf(arrow)
  return quarter < 0 ? null : FACINGS[(quarter + (isFlipped ? 2 : 0)) % 4]!
}

/** One square in some way, as a step on the drawing. */
export function stepOf(way: Facing, isFlipped: boolean): Point {
  const quarter = quarterOf(way, isFlipped)
  return [[0, 1, 0, -1][quarter]!, [-1, 0, 1, 0][quarter]!]
}

/** The step over the edge that a square at the edge is nearest to; over both at a corner. */
export function outward(square: string, isFlipped: boolean): Point {
  const [x, y] = squareCenter(square, isFlipped)
  const [across, down] = [(x - WIDTH / 2) / (SQUARE * 2), (y - HEIGHT / 2) / (SQUARE * 2)]
  const far = Math.max(Math.abs(across), Math.abs(down))
  return [Math.abs(across) === far ? Math.sign(across) : 0, Math.abs(down) === far ? Math.sign(down) : 0]
}

const STEPS: Record<string, Point> = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] }

/** The square or reserve (`+E`, `+R`) to which an arrow key leads; null if there is none. */
export function walk(where: string, arrow: string, isFlipped: boolean): string | null {
  const step = STEPS[arrow]
  if (!step) return null
  const [dx, dy] = step
  if (where.startsWith(RESERVE)) {
    const isBelow = (where === RESERVE + "R") === isFlipped
    return dy === (isBelow ? 1 : -1) ? squareName(2, isBelow === isFlipped ? SIZE - 1 : 0) : null
  }
  const [column, row] = placeOf(where)
  const sign = isFlipped ? -1 : 1
  const next: Point = [column + sign * dx, row + sign * dy]
  if (next.every((value) => value >= 0 && value < SIZE)) return squareName(...next)
  return dy ? RESERVE + (sign * dy < 0 ? "E" : "R") : null
}
