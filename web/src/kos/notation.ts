/** Parse and format turn texts, complete or not (K8.1). The server accepts targets in any order. */

import type { CardLetter, Faction } from "./position"

export type CardName = "king" | "khon" | "1v1" | "2v1" | "rama" | "lao" | "malay"
export const CARD_NAMES: readonly CardName[] = ["king", "khon", "1v1", "2v1", "rama", "lao", "malay"]
export const PASS = "pass"

const LETTERS: Record<CardName, CardLetter> = {
  king: "K",
  khon: "T",
  "1v1": "1",
  "2v1": "2",
  rama: "R",
  lao: "L",
  malay: "M",
}

export type PartKind = "card" | "tile" | "mark" | "place" | "swap" | "take"

/** One step of a turn, as a person makes it. */
export interface Part {
  kind: PartKind
  card: CardName
  province: string
  faction: Faction | null
}

/** The letter by which hands name a card. */
export function letterOf(card: CardName): CardLetter {
  return LETTERS[card]
}

/** The name by which turns name a card. */
export function nameOfLetter(letter: CardLetter): CardName {
  return CARD_NAMES.find((name) => LETTERS[name] === letter)!
}

/** The faction of a card that places followers of one faction. */
export function factionOf(card: CardName): Faction | null {
  const letter = LETTERS[card]
  return letter === "R" || letter === "L" || letter === "M" ? letter : null
}

/** The steps of a turn text, in the order in which it is written; none for a pass or nothing. */
export function parseTurn(text: string): Part[] {
  const [, name, targets = "", taken = ""] = /^(\w+)(?::([^>]*))?(?:>(.*))?$/.exec(text) ?? []
  const card = CARD_NAMES.find((each) => each === name)
  if (!card) return []
  const parts: Part[] = [{ kind: "card", card, province: "", faction: null }]
  if (card === "king") parts.push(...parseTiles(card, targets))
  else for (const target of targets.split(",").filter(Boolean)) parts.push(...parseTarget(card, target))
  if (taken) parts.push(...parseGroup(card, "take", taken))
  return parts
}

/** The text of some steps. */
export function formatTurn(parts: readonly Part[]): string {
  const [first, ...rest] = parts
  if (!first) return ""
  const targets = rest.filter((part) => part.kind !== "mark" && part.kind !== "take").map(formatTarget)
  const mark = rest.find((part) => part.kind === "mark")
  const taken = rest.find((part) => part.kind === "take")
  const marked = mark ? `!${mark.province}` : ""
  return (
    first.card +
    (targets.length ? `:${targets.join(",")}${marked}` : "") +
    (taken ? `>${taken.faction}@${taken.province}` : "")
  )
}

/** A step as a text, to tell it from others. */
export function keyOf(part: Part): string {
  return `${part.kind} ${part.faction ?? ""}@${part.province}`
}

/** The provinces a turn touches. */
export function provincesOf(text: string): string[] {
  return [...new Set(parseTurn(text).flatMap((part) => (part.province ? [part.province] : [])))]
}

function formatTarget(part: Part): string {
  return part.kind === "tile" || factionOf(part.card) ? part.province : `${part.faction}@${part.province}`
}

function parseTiles(card: CardName, text: string): Part[] {
  const [tiles = "", mark] = text.split("!")
  const parts = tiles
    .split(",")
    .filter(Boolean)
    .map((province): Part => ({ kind: "tile", card, province, faction: null }))
  return mark ? [...parts, { kind: "mark", card, province: mark, faction: null }] : parts
}

function parseTarget(card: CardName, text: string): Part[] {
  const faction = factionOf(card)
  if (faction) return [{ kind: "place", card, province: text, faction }]
  return parseGroup(card, card === "khon" ? "place" : "swap", text)
}

/** `RL@su` is one follower after the other. */
function parseGroup(card: CardName, kind: PartKind, text: string): Part[] {
  const [letters = "", province = ""] = text.split("@")
  return [...letters].map((letter) => ({ kind, card, province, faction: letter as Faction }))
}
