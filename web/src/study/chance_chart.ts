/** The course of a game as a drawing: where each side's chance lies over the turns. */

import type { JudgedPosition, JudgedTurn } from "../lib/protocol"

export const HEIGHT = 170
export const EDGE = { left: 34, right: 10, top: 12, bottom: 22 }

export interface Frame {
  width: number
  /** The number of turns in the game. */
  last: number
}

/** The horizontal position of a turn. */
export function xOf({ width, last }: Frame, ply: number): number {
  return EDGE.left + ((width - EDGE.left - EDGE.right) * ply) / Math.max(1, last)
}

/** The vertical position of a chance. */
export function yOf(percent: number): number {
  return EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (100 - percent)) / 100
}

/** The turn nearest to a place on the drawing. */
export function plyAt({ width, last }: Frame, x: number): number {
  const part = (x - EDGE.left) / Math.max(1, width - EDGE.left - EDGE.right)
  return Math.min(last, Math.max(0, Math.round(part * last)))
}

/** One side's chance as a line; empty before two positions are known. */
export function lineOf(frame: Frame, positions: JudgedPosition[], side: number): string {
  if (positions.length < 2) return ""
  return positions
    .map(({ percents }, ply) => `${ply ? "L" : "M"}${xOf(frame, ply).toFixed(1)} ${yOf(percents[side]!).toFixed(1)}`)
    .join("")
}

/** All below that line. */
export function areaOf(frame: Frame, positions: JudgedPosition[], side: number): string {
  const line = lineOf(frame, positions, side)
  const base = yOf(0).toFixed(1)
  return line && `${line}L${xOf(frame, positions.length - 1).toFixed(1)} ${base}L${xOf(frame, 0).toFixed(1)} ${base}z`
}

export interface Mark {
  turn: JudgedTurn
  x: number
  y: number
}

/** Return the places of the errors, each on its player's line. With two sides there is one line, the first one's. */
export function marksOf(frame: Frame, positions: JudgedPosition[], turns: JudgedTurn[], sides: number[][]): Mark[] {
  return turns.filter(isError).map((turn) => {
    const own = sides.findIndex((seats) => seats.includes(turn.seat))
    const side = sides.length === 2 ? 0 : own
    return { turn, x: xOf(frame, turn.ply), y: yOf(positions[turn.ply]!.percents[side]!) }
  })
}

/** Whether a turn gave something away. */
export function isError({ mark }: JudgedTurn): boolean {
  return mark === "inaccuracy" || mark === "mistake" || mark === "blunder"
}
