/** Texts about cards, factions, provinces and turns of King of Siam. */

import type { MapInfo, Words } from "../lib/protocol"
import { t } from "../lib/words.svelte"
import {
  FACTIONS,
  leader,
  total,
  type CardLetter,
  type Counts,
  type Faction,
  type Owner,
  type Position,
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

/** Who would take the contested province, and why. */
export function describeStruggle(followers: Counts): string {
  const who = leader(followers)
  if (who !== "B") return t("web-kos-leads", { faction: factionName(who) })
  return t(total(followers) ? "web-kos-shared" : "web-kos-nobody")
}

/** What there is to know of a province, fact by fact. */
export function provinceFacts(code: string, position: Position, map: MapInfo): string[] {
  const province = position.provinces.find((each) => each.code === code)
  const info = map.provinces.find((each) => each.code === code)
  if (!province || !info) return []
  const names = info.neighbours.map((other) => map.provinces.find((each) => each.code === other)!.name)
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
export function describePart(part: Part, nameOf: (code: string) => string): string {
  const province = nameOf(part.province)
  if (part.kind === "card") return cardName(part.card)
  if (part.kind === "tile") return province
  if (part.kind === "mark") return t("web-kos-mark", { province })
  const faction = factionName(part.faction!)
  if (part.kind === "place") return t("kos-goes", { faction, province })
  const follower = t("kos-follower", { faction, province })
  return part.kind === "take" ? t("kos-takes", { follower }) : follower
}

/** Replace the codes of possible choices in a refusal (`R@cm`, `cm`, `khon`) by names. */
export function nameCodes(words: Words, nameOf: (code: string) => string): Words {
  const { possible } = words.values
  if (typeof possible !== "string") return words
  return {
    ...words,
    values: {
      ...words.values,
      possible: possible
        .split(" ")
        .map((code) => describeCode(code, nameOf))
        .join(", "),
    },
  }
}

function describeCode(code: string, nameOf: (code: string) => string): string {
  const [, faction, province] = /^([RLM])@(\w+)$/.exec(code) ?? []
  if (faction && province)
    return t("kos-follower", { faction: factionName(faction as Faction), province: nameOf(province) })
  if (code === PASS) return t("web-kos-pass")
  const card = CARD_NAMES.find((name) => name === code)
  return card ? cardName(card) : nameOf(code)
}
