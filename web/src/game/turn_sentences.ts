/** What a turn does, out of its notation: for turns that were not played and that no server has described. */

import { describePart } from "../kos/descriptions"
import { parseTurn as parseCard, PASS } from "../kos/notation"
import type { MapInfo } from "../lib/protocol"
import { say } from "../lib/words.svelte"
import { parseTurn, type Facing } from "../siam/position"

const WAYS: Record<Facing, string> = { n: "north", e: "east", s: "south", w: "west" }
const SIAM_TURN = /^(\+[a-e][1-5][nesw]|[a-e][1-5](-|[nesw]|[a-e][1-5][nesw]))$/

/** What is needed to say what a turn does. */
export interface Teller {
  game: string
  /** The seat that plays the turn. */
  seat: number
  /** The map of King of Siam; null in Siam, and until it is loaded. */
  map: MapInfo | null
}

/** Return what a turn does; the notation itself if it is no turn, or while the map is missing. */
export function turnSentence(text: string, { game, seat, map }: Teller): string {
  if (game === "siam") return SIAM_TURN.test(text) ? siamSentence(text, seat) : text
  if (text === PASS) return say({ key: "kos-turn-pass", values: {} })
  const parts = map ? parseCard(text) : []
  return parts.length ? parts.map((part) => describePart(part, map!)).join(", ") : text
}

function siamSentence(text: string, seat: number): string {
  const parts = parseTurn(text)
  const animal = { key: seat === 1 ? "siam-elephant" : "siam-rhino", values: {} }
  if (parts.kind === "leave") return say({ key: "siam-turn-leaves", values: { animal, square: parts.from } })
  const way = { key: `way-${WAYS[parts.facing]}`, values: {} }
  if (parts.kind === "enter") return say({ key: "siam-turn-enters", values: { animal, target: parts.to, way } })
  if (parts.kind === "turn") return say({ key: "siam-turn-turns", values: { animal, square: parts.from, way } })
  // Whether it pushes depends on what stands there by then.
  return say({ key: "siam-turn-moves", values: { animal, square: parts.from, target: parts.to, way } })
}
