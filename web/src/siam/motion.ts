/** Match the pieces of two positions, so that pieces glide instead of jumping, and find out what a push moved. */

import { parseTurn, placeOf, squareName, STEPS, SIZE, type Facing, type Piece } from "./position"

export interface Moving extends Piece {
  id: number
  /** Quarters turned so far: goes on counting, so that a piece turns the short way. */
  turned: number
}

let next = 1

/** The effect of a push, for the animation. */
export interface PushMotion {
  /** The ids of the animal that pushed and of the pieces that went along. */
  pusher: number
  pushed: Set<number>
  way: Facing
  /** The square from which the pusher came; null from the reserve. */
  from: string | null
  to: string
}

/** The pieces of a position, each with the id it had before; new ones get new ids. The turn between them helps. */
export function follow(before: Moving[], pieces: Piece[], turn: string | null = null): Moving[] {
  const left = turn ? [...afterTurn(before, pieces, turn)] : [...before]
  const found = new Map<Piece, Moving>()
  // A piece that did not move keeps its square; of the rest each takes the nearest of its kind.
  for (const piece of pieces)
    take(piece, left, found, (old) => old.square === piece.square && old.quarter === piece.quarter)
  for (const piece of pieces) if (!found.has(piece)) take(piece, left, found, (old) => old.square === piece.square)
  const pairs = pieces
    .filter((piece) => !found.has(piece))
    .flatMap((piece) =>
      left.filter((old) => old.kind === piece.kind).map((old) => ({ piece, old, far: distance(piece, old) })),
    )
    .filter(({ far }) => far <= 1)
    .sort((a, b) => a.far - b.far)
  for (const { piece, old } of pairs)
    if (!found.has(piece) && left.includes(old)) take(piece, left, found, (each) => each === old)
  const after = pieces.map((piece) => {
    const old = found.get(piece)
    if (!old) return { ...piece, id: next++, turned: piece.quarter }
    return { ...piece, id: old.id, turned: old.turned + shortWay(old.quarter, piece.quarter) }
  })
  // In the order of their ids: an element that changes its place among the others does not glide.
  return after.sort((a, b) => a.id - b.id)
}

/** Return what a turn pushed, if it was a push that led from the pieces before to those after. */
export function pushBetween(before: Moving[], after: Moving[], turn: string | null): PushMotion | null {
  const parts = turn ? parseTurn(turn) : null
  if (!parts || parts.kind === "turn" || parts.kind === "leave") return null
  const { to, facing: way } = parts
  const from = parts.kind === "move" ? parts.from : null
  const pusher = after.find((piece) => piece.square === to)
  const old = new Map(before.map((piece) => [piece.id, piece.square]))
  const isFromThere = pusher && (old.get(pusher.id) ?? null) === from
  if (!isFromThere || !before.some((piece) => piece.square === to)) return null
  const isPushed = ({ id, square }: Piece & { id: number }) => id !== pusher.id && old.get(id) !== square
  return { pusher: pusher.id, pushed: new Set(after.filter(isPushed).map(({ id }) => id)), way, from, to }
}

/** Return the pieces as a push moves them, or unchanged if the turn was no push or did not lead to these pieces. */
function afterTurn(before: Moving[], pieces: Piece[], turn: string): Moving[] {
  const parts = parseTurn(turn)
  if (parts.kind === "turn" || parts.kind === "leave") return before
  const from = parts.kind === "move" ? parts.from : null
  const line = new Set<string>()
  for (let square: string | null = parts.to; square && isTaken(before, square); square = beyond(square, parts.facing))
    line.add(square)
  if (line.size === 0) return before
  const moved = before.flatMap((piece) => {
    const square = line.has(piece.square)
      ? beyond(piece.square, parts.facing)
      : piece.square === from
        ? parts.to
        : piece.square
    return square ? [{ ...piece, square }] : []
  })
  const places = new Set(pieces.map(({ kind, square }) => kind + square))
  return moved.every(({ kind, square }) => places.has(kind + square)) ? moved : before
}

function isTaken(pieces: Piece[], square: string): boolean {
  return pieces.some((piece) => piece.square === square)
}

/** The next square in a way; null beyond the edge. */
function beyond(square: string, way: Facing): string | null {
  const [column, row] = placeOf(square)
  const [dx, dy] = STEPS[way]
  const next: [number, number] = [column + dx, row + dy]
  return next.every((at) => at >= 0 && at < SIZE) ? squareName(...next) : null
}

/** Quarters from one facing to another the short way: -1, 0, 1 or 2. */
export function shortWay(from: number, to: number): number {
  const quarters = (to - from + 4) % 4
  return quarters === 3 ? -1 : quarters
}

function take(piece: Piece, left: Moving[], found: Map<Piece, Moving>, fits: (old: Moving) => boolean): void {
  const at = left.findIndex((old) => old.kind === piece.kind && fits(old))
  if (at >= 0) found.set(piece, left.splice(at, 1)[0]!)
}

function distance(a: Piece, b: Piece): number {
  const [ax, ay] = placeOf(a.square)
  const [bx, by] = placeOf(b.square)
  return Math.abs(ax - bx) + Math.abs(ay - by)
}
