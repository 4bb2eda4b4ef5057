/**
 * From clicks to a turn. Which animals may be picked follows from the choices that came with the position, where they
 * may go from the whole turns that the server lists for a picked animal. A selection with a target is a draft: a turn
 * that can be changed until the player sends it.
 */

import type { ChoiceView } from "../lib/protocol"
import { isEdge, neighbours, parseTurn, pieceOn, placeOf, SIZE, FACINGS, type Facing, type Position } from "./position"

/** The reserve, as a place to take an animal from. */
export const RESERVE = "+"

export interface Selection {
  /** The animal: its square, or the reserve. */
  from: string | null
  /** Its target; its own square to turn on the spot, the reserve to leave the board. */
  to: string | null
  /** The facing that the player chose for the draft; without one a sensible facing is preselected. */
  facing?: Facing | null
}
export const NO_SELECTION: Selection = { from: null, to: null }

export interface Offer {
  turn: string
  facing: Facing | null
  choice: ChoiceView
}

/** The strength of a push, as far as a choice determines it. */
export interface Push {
  pushing: number
  against: number
  rocks: number
}

/** Return where an animal may be picked up: from the first choices of a position, or from whole turns. */
export function sources(choices: ChoiceView[]): Set<string> {
  return new Set(choices.map((choice) => sourceOf(choice.text)))
}

/** Whether the whole turns of a picked animal are listed already. */
export function isListed(turns: ChoiceView[], from: string): boolean {
  return turns.some((choice) => sourceOf(choice.text) === from)
}

/** The squares to which a picked animal may go (its own square for turning), each with the push that this would be. */
export function targets(turns: ChoiceView[], from: string): Map<string, Push | null> {
  const found = new Map<string, Push | null>()
  for (const choice of turns) {
    if (sourceOf(choice.text) !== from) continue
    const parts = parseTurn(choice.text)
    if (parts.kind === "leave") continue
    const to = parts.kind === "turn" ? parts.from : parts.to
    found.set(to, pushOf(choice) ?? found.get(to) ?? null)
  }
  return found
}

/** The whole turns for an animal and where it goes. */
export function offers(turns: ChoiceView[], from: string, to: string): Offer[] {
  return turns.flatMap((choice) => {
    const parts = parseTurn(choice.text)
    if (sourceOf(choice.text) !== from || parts.kind === "leave") return []
    const where = parts.kind === "turn" ? parts.from : parts.to
    return where === to ? [{ turn: choice.text, facing: parts.facing, choice }] : []
  })
}

/** The turn by which a picked animal leaves the board, if it may. */
export function leaving(turns: ChoiceView[], from: string): ChoiceView | null {
  return turns.find((choice) => choice.text === `${from}-`) ?? null
}

/** Return the turn that a draft means: with the facing that was chosen, or else with the preselected one. */
export function drafted(offered: Offer[], { from, to, facing }: Selection, position: Position): Offer | null {
  if (offered.length < 2) return offered[0] ?? null
  const wanted = facing ?? preselectedFacing(from!, to!, position)
  return offered.find((offer) => offer.facing === wanted) ?? null
}

/** An animal that enters looks inward, one that moves keeps its facing; one that turns has to be told. */
function preselectedFacing(from: string, to: string, position: Position): Facing | null {
  if (from === RESERVE) return inward(to)
  return from === to ? null : (FACINGS[pieceOn(position, from)?.quarter ?? -1] ?? null)
}

/** The way into the board from a square of its edge; from a corner, away from the nearer side's row. */
function inward(square: string): Facing {
  const [column, row] = placeOf(square)
  if (row === 0) return "n"
  if (row === SIZE - 1) return "s"
  return column === 0 ? "e" : "w"
}

/** Return the animals that a click on a square may mean while none is picked: those beside it, or the reserve. */
export function candidates(where: string, canPick: ReadonlySet<string>, position: Position): string[] {
  const hasDoor = isEdge(where) && canPick.has(RESERVE)
  // S2.1: an animal enters on any empty square of the edge; that is what such a click means most often.
  if (hasDoor && !pieceOn(position, where)) return [RESERVE]
  return [...neighbours(where).filter((square) => canPick.has(square)), ...(hasDoor ? [RESERVE] : [])]
}

/** The strength of the push that a turn makes; null if it is no push. */
export function pushOf(choice: ChoiceView): Push | null {
  const values = choice.does?.values ?? {}
  if (typeof values.pushing !== "number") return null
  return { pushing: values.pushing, against: Number(values.against), rocks: Number(values.rocks) }
}

/** Return what is picked after a click on a square or the reserve. */
export function click(picked: Selection, where: string, canPick: ReadonlySet<string>, turns: ChoiceView[]): Selection {
  const from = picked.from
  if (from !== null && picked.to === null && where !== from && targets(turns, from).has(where))
    return { from, to: where }
  if (picked.to !== null && where === picked.to) return picked
  if (from !== null && where === RESERVE && leaving(turns, from)) return { from, to: RESERVE }
  if (where === from) {
    // A second click on an animal turns it on the spot; a third lets go of it.
    if (picked.to === null && targets(turns, from).has(from)) return { from, to: from }
    return NO_SELECTION
  }
  return canPick.has(where) ? withOnlyTarget({ from: where, to: null }, turns) : NO_SELECTION
}

/** Pick the square of an animal as its target if it can do nothing but turn on the spot. */
export function withOnlyTarget(picked: Selection, turns: ChoiceView[]): Selection {
  const { from, to } = picked
  if (from === null || to !== null) return picked
  const reach = targets(turns, from)
  return reach.size === 1 && reach.has(from) ? { from, to: from } : picked
}

function sourceOf(turn: string): string {
  return turn.startsWith(RESERVE) ? RESERVE : turn.slice(0, 2)
}
