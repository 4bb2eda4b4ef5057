/** The numbered rules of both games as the pages show them: sections, rules, and the positions that illustrate them. */

import type { Place } from "../lib/protocol"
import kingOfSiam from "./king-of-siam-rules.json"
import siam from "./siam-rules.json"

/** A position on which the turn that a rule speaks of can be tried. */
export interface Example {
  /** Its words are `rules-try-…`. */
  name: string
  start: string
  options?: Record<string, boolean | number | string>
  /** The turns played from the start. */
  turns?: string[]
  /** The turn it is about; without one it is only looked at. */
  turn?: string
  /** The rule that forbids the turn, if one does. */
  refusedBy?: string
}

export interface Rule {
  number: string
  /** Whether part of it is our decision, where the printed rules leave a question open. */
  hasRuling?: boolean
  figure?: "borders" | "cards" | "factions"
  examples?: Example[]
}

export interface Section {
  number: string
  isAppendix?: boolean
  /** Whether it has an introduction before its rules. */
  hasLead?: boolean
  rules: Rule[]
}

export interface Book {
  game: string
  sections: Section[]
}

const BOOKS = [siam, kingOfSiam] as Book[]

/** The rules of a game. */
export function bookOf(game: string): Book {
  return BOOKS.find((book) => book.game === game)!
}

/** The key of a rule's words: "rules-s3-4" for S3.4. */
export function keyOf(number: string): string {
  return `rules-${number.toLowerCase().replace(".", "-")}`
}

/** The place that an example begins with. */
export function placeOf(game: string, example: Example): Place {
  const { start, turns = [] } = example
  const [map, players] = start.split(" ", 1)[0]!.split(":")
  const options =
    game === "siam" ? (example.options ?? {}) : { map: map!, players: Number(players), ...example.options }
  return { game, options, start, turns }
}
