/** Texts about cards, factions, provinces and turns of King of Siam. */

import type { MapInfo, Words } from "../lib/protocol"
import { t } from "../lib/words.svelte"
import {
  FACTIONS,
  total,
  type CardLetter,
  type Counts,
  type Faction,
  type Owner,
  type Position,
  type Province,
} from "./position"
import { CARD_NAMES, nameOfLetter, PASS, type CardName, type Part } from "./notation"

const NAMES: Record<Owner, string> = { R: "kos-rama", L: "kos-lao", M: "kos-malay", B: "kos-british" }

/** A faction's name. */
export function factionName(faction: Faction): string {
  return t(NAMES[faction])
}

/** The name of a faction or of the British. */
export function ownerName(owner: Owner): string {
  return t(NAMES[owner])
}

/** A faction as messages select it. */
const FACTION_CODES: Record<Faction, string> = { R: "rama", L: "lao", M: "malay" }

/** A faction and a province as the messages about followers need them. */
export function followerValues(faction: Faction, code: string, map: MapInfo): Record<string, string> {
  return { faction: FACTION_CODES[faction], ...placeValues(code, map) }
}

/** A province as messages need it: a code by which languages inflect it, and its name on the map. */
export function placeValues(code: string, map: MapInfo): Record<string, string> {
  const province = map.provinces.find((each) => each.code === code)?.name ?? code
  return { place: `${map.name}-${code}`, province }
}

/** One follower that moves from, to or within a province, such as "a Rama to Khorat". */
export function movedWords(key: "kos-goes" | "kos-takes", faction: Faction, code: string, map: MapInfo): string {
  const followers = t("kos-followers", { count: 1, faction: FACTION_CODES[faction] })
  return t(key, { followers, ...placeValues(code, map) })
}

/** A province's name in the language now spoken. */
export function placeName(code: string, map: MapInfo): string {
  return t("kos-place", placeValues(code, map))
}

/** A card's name. */
export function cardName(card: CardName): string {
  return t(`kos-card-${card}`)
}

/** A card's name by its letter. */
export function letterName(letter: CardLetter): string {
  return cardName(nameOfLetter(letter))
}

/** Followers in words: those that are there. */
export function describeFollowers(followers: Counts): string[] {
  return FACTIONS.filter((faction) => followers[faction]).map((faction) =>
    t("kos-follower-count", { faction: factionName(faction), count: followers[faction] }),
  )
}

/** The side that would take the contested province, and the reason. */
export function describeStruggle({ leader, followers }: Province): string {
  if (leader === null) return ""
  if (leader !== "B") return t("web-kos-leads", { faction: factionName(leader) })
  return t(total(followers) ? "web-kos-shared" : "web-kos-nobody")
}

/** The side that would take the contested province, in a few words. */
export function describeLead({ leader, followers }: Province): string {
  if (leader === null) return ""
  if (leader !== "B") return t("web-kos-leads-briefly", { faction: factionName(leader) })
  return t(total(followers) ? "web-kos-shared-briefly" : "web-kos-nobody-briefly")
}

/** Return the facts about a province, one by one. */
export function provinceFacts(code: string, position: Position, map: MapInfo): string[] {
  const province = position.provinces.find((each) => each.code === code)
  const info = map.provinces.find((each) => each.code === code)
  if (!province || !info) return []
  const names = info.neighbours.map((other) => placeName(other, map))
  const standing = describeFollowers(province.followers)
  return [
    ...(province.owner
      ? [t("kos-owner", { owner: ownerName(province.owner) })]
      : standing.length
        ? standing
        : [t("web-kos-empty")]),
    ...(province.isContested ? [t("kos-contested")] : []),
    ...(info.home_of ? [t("kos-home-of", { faction: factionName(info.home_of as Faction) })] : []),
    t("kos-next-to", { provinces: names.join(", ") }),
  ]
}

/** A step of a turn in words. */
export function describePart(part: Part, map: MapInfo): string {
  if (part.kind === "card") return cardName(part.card)
  if (part.kind === "tile") return placeName(part.province, map)
  if (part.kind === "mark") return t("web-kos-mark", { province: placeName(part.province, map) })
  const faction = part.faction!
  if (part.kind === "place") return movedWords("kos-goes", faction, part.province, map)
  if (part.kind === "take") return movedWords("kos-takes", faction, part.province, map)
  return t("kos-follower", followerValues(faction, part.province, map))
}

/** A refusal with names where the server writes what is possible as turns do: `R@cm`, `cm`, `khon`. */
export function nameCodes(words: Words, map: MapInfo): Words {
  const { possible } = words.values
  if (typeof possible !== "string") return words
  return {
    ...words,
    values: {
      ...words.values,
      possible: possible
        .split(" ")
        .map((code) => describeCode(code, map))
        .join(", "),
    },
  }
}

function describeCode(code: string, map: MapInfo): string {
  const [, faction, province] = /^([RLM])@(\w+)$/.exec(code) ?? []
  if (faction && province) return t("kos-follower", followerValues(faction as Faction, province, map))
  if (code === PASS) return t("web-kos-pass")
  const card = CARD_NAMES.find((name) => name === code)
  return card ? cardName(card) : map.provinces.some((each) => each.code === code) ? placeName(code, map) : code
}
