/** Match the pieces of two positions, so that pieces glide instead of jumping. */

import { placeOf, type Piece } from "./position"

export interface Moving extends Piece {
  id: number
  /** Quarters turned so far: goes on counting, so that a piece turns the short way. */
  turned: number
}

let next = 1

/** The pieces of a position, each with the id it had before; new ones get new ids. */
export function follow(before: Moving[], pieces: Piece[]): Moving[] {
  const left = [...before]
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
  return pieces.map((piece) => {
    const old = found.get(piece)
    if (!old) return { ...piece, id: next++, turned: piece.quarter }
    return { ...piece, id: old.id, turned: old.turned + shortWay(old.quarter, piece.quarter) }
  })
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
