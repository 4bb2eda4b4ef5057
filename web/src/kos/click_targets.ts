/** Click targets on map, track and hand, from the choices that the server offers; and differences of positions. */

import type { ChoiceView, Words } from "../lib/protocol"
import type { Counts, Faction, Position } from "./position"
import { FACTIONS, mapCounts } from "./position"
import { keyOf, letterOf, parseTurn, PASS, type CardName, type Part } from "./notation"

/** A place to click, and what clicking it leads to. */
export interface ClickTarget {
  part: Part
  choice: ChoiceView
}

/** The use of a card in the hand at this moment. */
export interface CardOffer {
  card: CardName
  count: number
  /** The way to begin a turn with it; null if it may not be played. */
  choice: ChoiceView | null
  /** Whether it may be played but does nothing. */
  isDead: boolean
}

/** Return the click targets of the choices for an unfinished turn; choices that add the same part share one. */
export function spotsOf(prefix: string, choices: readonly ChoiceView[]): ClickTarget[] {
  const made = parseTurn(prefix)
  const found = new Map<string, ClickTarget>()
  for (const choice of choices) {
    const part = addedPart(made, parseTurn(choice.text))
    if (part && !found.has(keyOf(part))) found.set(keyOf(part), { part, choice })
  }
  return [...found.values()]
}

/** Return the cards of a hand, equal ones grouped, with what each can do now. */
export function offersOf(hand: readonly string[], choices: readonly ChoiceView[]): CardOffer[] {
  const names = parseHand(hand)
  return names.map(([card, count]) => {
    const choice = choices.find((each) => each.text === card || each.text.startsWith(`${card}>`)) ?? null
    return { card, count, choice, isDead: choice !== null && doesNothing(choice.does) }
  })
}

/** Whether the player may pass. */
export function canPass(choices: readonly ChoiceView[]): boolean {
  return choices.some((choice) => choice.text === PASS)
}

/** The factions that a step may place next, where it is open which (Khon Thai). */
export function factionsToPlace(spots: readonly ClickTarget[]): Faction[] {
  if (!spots.some((spot) => spot.part.kind === "place" && spot.part.card === "khon")) return []
  return FACTIONS.filter((faction) => spots.some((spot) => spot.part.faction === faction))
}

/** Return the click targets to show: where factions are placed one by one, only those of the chosen faction. */
export function spotsFor(spots: readonly ClickTarget[], faction: Faction | null): ClickTarget[] {
  const factions = factionsToPlace(spots)
  if (!factions.length) return [...spots]
  const inHand = faction && factions.includes(faction) ? faction : factions[0]
  return spots.filter((spot) => spot.part.faction === inHand)
}

/** Return the key of the next question for the player. */
export function questionKey(made: readonly Part[], spots: readonly ClickTarget[]): string {
  const next = spots[0]?.part
  if (!made.length) return "card"
  if (!next) return "confirm"
  const targets = made.length - 1
  if (next.kind === "tile") return targets ? "tile-more" : "tile"
  if (next.kind === "swap") return next.card + (targets ? "-more" : "")
  return next.kind
}

/** A step like another one, made in another province: of a faction that stands there, if it takes a follower away. */
export function partIn(province: string, wanted: Part, position: Position): Part {
  if (wanted.kind === "place" || wanted.faction === null) return { ...wanted, province }
  const here = position.provinces.find((each) => each.code === province)!.followers
  return { ...wanted, province, faction: FACTIONS.find((faction) => here[faction]) ?? wanted.faction }
}

/** Followers that have been picked to be placed and do not stand on the map yet, province by province. */
export function pending(made: readonly Part[]): Map<string, Counts> {
  const places = made.filter((part) => part.kind === "place")
  const codes = [...new Set(places.map((part) => part.province))]
  const count = (code: string, faction: Faction) =>
    places.filter((part) => part.province === code && part.faction === faction).length
  return new Map(codes.map((code) => [code, mapCounts((faction) => count(code, faction))]))
}

/**
 * How a position differs from the one before: followers province by province, tiles that lie elsewhere, what seats
 * gain.
 */
export interface Difference {
  provinces: Map<string, Counts>
  tiles: Set<string>
  seats: Map<number, Counts>
  pool: Counts
}

/** Return the differences between two positions. */
export function compare(before: Position, after: Position): Difference {
  const minus = (a: Counts, b: Counts) => mapCounts((faction) => a[faction] - b[faction])
  const differs = (counts: Counts) => FACTIONS.some((faction) => counts[faction] !== 0)
  const provinces = new Map<string, Counts>()
  after.provinces.forEach((province, at) => {
    const change = minus(province.followers, before.provinces[at]!.followers)
    if (differs(change)) provinces.set(province.code, change)
  })
  const seats = new Map<number, Counts>()
  after.seats.forEach((seat, at) => {
    const change = minus(seat.followers, before.seats[at]!.followers)
    if (differs(change)) seats.set(seat.seat, change)
  })
  const moved = after.tiles.filter((tile, slot) => before.tiles[slot]!.code !== tile.code)
  return { provinces, seats, tiles: new Set(moved.map((tile) => tile.code)), pool: minus(after.pool, before.pool) }
}

function addedPart(made: readonly Part[], longer: readonly Part[]): Part | null {
  const left = made.map(keyOf)
  for (const part of longer) {
    const at = left.indexOf(keyOf(part))
    if (at < 0) return part
    left.splice(at, 1)
  }
  return null
}

function parseHand(hand: readonly string[]): [CardName, number][] {
  const names: CardName[] = ["king", "khon", "1v1", "2v1", "rama", "lao", "malay"]
  return names.flatMap((name): [CardName, number][] => {
    const count = hand.filter((letter) => letter === letterOf(name)).length
    return count ? [[name, count]] : []
  })
}

function doesNothing(does: Words | null | undefined): boolean {
  const effect = does?.values.effect as Words | undefined
  return effect?.key === "kos-effect-none"
}
