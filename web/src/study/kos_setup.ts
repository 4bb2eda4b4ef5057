/** Setting up a position of King of Siam (K8.2): what its text says, as values to be changed, and back. */

import {
  FACTIONS,
  followersEach,
  FULL_HAND,
  mapCounts,
  type CardLetter,
  type Counts,
  type Owner,
} from "../kos/position"

export interface SetUpProvince {
  code: string
  followers: Counts
}

export interface SetUpTile {
  code: string
  hasMarker: boolean
  owner: Owner | ""
}

export interface SetUpSeat {
  followers: Counts
  hand: string
}

export interface KosSetUp {
  map: string
  provinces: SetUpProvince[]
  /** In the order of the struggles. */
  tiles: SetUpTile[]
  seats: SetUpSeat[]
  toMove: number
  passes: number
  /** The seats that played a card, the latest first. */
  recent: number[]
  /** The swap that may not be turned back, as a turn; `-` for none. */
  swap: string
}

const COUNTS = "\\d{1,2}\\.\\d{1,2}\\.\\d{1,2}"
const SHAPE = new RegExp(
  `^[^:\\s]+:[2-4] (${COUNTS}/){7}${COUNTS} ([a-z]{2}!?(=[RLMB])?,){7}[a-z]{2}!?(=[RLMB])? ` +
    `(${COUNTS}:[KT12RLM-]+/){1,3}${COUNTS}:[KT12RLM-]+ [1-4] [0-3] [1-4>-]+ \\S+$`,
)

/** Parse a text; null if it does not look like a position. The server checks whether the position is possible. */
export function parseSetUp(text: string, codes: readonly string[]): KosSetUp | null {
  if (!SHAPE.test(text) || !codes.length) return null
  const [head, lands, track, courts, mover, passes, recent, swap] = text.split(" ") as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    map: head.split(":")[0]!,
    provinces: lands.split("/").map((counts, at) => ({ code: codes[at] ?? "", followers: parseCounts(counts) })),
    tiles: track.split(",").map((tile) => ({
      code: tile.slice(0, 2),
      hasMarker: tile[2] === "!",
      owner: (tile.split("=")[1] ?? "") as Owner | "",
    })),
    seats: courts
      .split("/")
      .map((court) => ({ followers: parseCounts(court.split(":")[0]!), hand: court.split(":")[1]!.replace("-", "") })),
    toMove: Number(mover),
    passes: Number(passes),
    recent: recent === "-" ? [] : recent.split(">").map(Number),
    swap,
  }
}

/** Format the values as a text. */
export function formatSetUp(setUp: KosSetUp): string {
  const { map, provinces, tiles, seats, toMove, passes, recent, swap } = setUp
  return [
    `${map}:${seats.length}`,
    provinces.map((province) => formatCounts(province.followers)).join("/"),
    tiles.map(({ code, hasMarker, owner }) => `${code}${hasMarker ? "!" : ""}${owner ? `=${owner}` : ""}`).join(","),
    seats.map(({ followers, hand }) => `${formatCounts(followers)}:${hand || "-"}`).join("/"),
    toMove,
    passes,
    recent.join(">") || "-",
    swap || "-",
  ].join(" ")
}

/** Return the position with another hand for a seat, and the order of latest cards updated to match. */
export function withHand(setUp: KosSetUp, seat: number, hand: string): KosSetUp {
  const sorted = [...FULL_HAND].reduce(
    (sum, letter) => (count(sum, letter) < count(hand, letter) ? sum + letter : sum),
    "",
  )
  const seats = setUp.seats.map((each, at) => (at === seat - 1 ? { ...each, hand: sorted } : each))
  const played = seats.flatMap((each, at) => (each.hand.length < FULL_HAND.length ? [at + 1] : []))
  const known = setUp.recent.filter((each) => played.includes(each))
  return { ...setUp, seats, recent: [...known, ...played.filter((each) => !known.includes(each))] }
}

/** Return a hand with one more or one fewer of a card. */
export function toggleCard(hand: string, letter: CardLetter, isHeld: boolean): string {
  return isHeld ? hand + letter : hand.replace(letter, "")
}

/** Return the followers left in the pool; negative where a faction has too many. */
export function poolOf({ provinces, seats }: KosSetUp): Counts {
  const placed = [...provinces, ...seats].map((each) => each.followers)
  return mapCounts((faction) => followersEach(seats.length) - placed.reduce((sum, each) => sum + each[faction], 0))
}

/** Return the position with a tile one place earlier or later. */
export function moveTile(tiles: readonly SetUpTile[], at: number, step: number): SetUpTile[] {
  const moved = [...tiles]
  const other = at + step
  if (other < 0 || other >= moved.length) return moved
  ;[moved[at], moved[other]] = [moved[other]!, moved[at]!]
  return moved
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1
}

function parseCounts(text: string): Counts {
  const [R = 0, L = 0, M = 0] = text.split(".").map(Number)
  return { R, L, M }
}

function formatCounts(counts: Counts): string {
  return FACTIONS.map((faction) => counts[faction]).join(".")
}
