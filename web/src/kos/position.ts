/** Parse King of Siam's positions for drawing (K8.2, K8.4). No rules: legal turns come from the server. */

export type Faction = "R" | "L" | "M"
export type Owner = Faction | "B"
export type CardLetter = "K" | "T" | "1" | "2" | "R" | "L" | "M"
export type Counts = Readonly<Record<Faction, number>>

export const FACTIONS: readonly Faction[] = ["R", "L", "M"]
/** A whole hand, in the order in which hands are written. */
export const FULL_HAND = "KTT12RLM"
/** The British need so many provinces for a colony (K6.3). */
export const COLONY = 4
export const NOBODY: Counts = { R: 0, L: 0, M: 0 }

export interface Province {
  code: string
  followers: Counts
  owner: Owner | null
  /** The side that would take the province now, as the server says; null if it is settled, or not known. */
  leader: Owner | null
  isContested: boolean
}

export interface Tile {
  code: string
  hasMarker: boolean
  /** The owner of the province; its tile then lies face down. */
  owner: Owner | null
  isContested: boolean
}

export interface SeatState {
  seat: number
  followers: Counts
  /** The cards, or null if they are hidden. */
  hand: CardLetter[] | null
  cardsLeft: number
  /** The card on top of the pile, as far as the text of a hidden hand tells. */
  topCard: CardLetter | null
  hasPassed: boolean
}

export interface Position {
  provinces: Province[]
  tiles: Tile[]
  seats: SeatState[]
  /** The followers in the pool: neither on the map nor taken. */
  pool: Counts
  toMove: number
  passes: number
  contested: string | null
  strugglesLeft: number
  isOver: boolean
}

/** The position a text describes; the codes are the map's provinces in its order, and so are the leaders' letters. */
export function parsePosition(text: string, codes: readonly string[], leaders = ""): Position {
  const [head = "", lands = "", track = "", courts = "", mover = "1", passed = "0"] = text.split(" ")
  const players = Number(head.split(":")[1] ?? 2)
  const tiles = track.split(",").map(parseTile)
  const british = tiles.filter((tile) => tile.owner === "B").length
  const isOver = british >= COLONY || tiles.every((tile) => tile.owner !== null)
  const contested = isOver ? undefined : tiles.find((tile) => tile.owner === null)
  if (contested) contested.isContested = true
  const provinces = lands.split("/").map((counts, at): Province => {
    const code = codes[at] ?? ""
    const tile = tiles.find((each) => each.code === code)
    return {
      code,
      followers: parseCounts(counts),
      owner: tile?.owner ?? null,
      leader: parseLeader(leaders[at]),
      isContested: tile?.isContested ?? false,
    }
  })
  const [toMove, passes] = [Number(mover), Number(passed)]
  const seats = courts.split("/").map((court, at) => parseSeat(court, at + 1, toMove, passes, players))
  const placed = [...provinces, ...seats].map((each) => each.followers)
  return {
    provinces,
    tiles,
    seats,
    pool: mapCounts((faction) => followersEach(players) - placed.reduce((sum, each) => sum + each[faction], 0)),
    toMove,
    passes,
    contested: contested?.code ?? null,
    strugglesLeft: isOver ? 0 : tiles.filter((tile) => tile.owner === null).length,
    isOver,
  }
}

/** K1.1: how many followers a faction has. */
export function followersEach(players: number): number {
  return players === 2 ? 16 : 18
}

/** A number for each faction. */
export function mapCounts(count: (faction: Faction) => number): Counts {
  return { R: count("R"), L: count("L"), M: count("M") }
}

/** All followers together. */
export function total(counts: Counts): number {
  return counts.R + counts.L + counts.M
}

/** The number of provinces that each owner controls. */
export function controlled(position: Position): Record<Owner, number> {
  const count = (owner: Owner) => position.tiles.filter((tile) => tile.owner === owner).length
  return { R: count("R"), L: count("L"), M: count("M"), B: count("B") }
}

function parseTile(text: string): Tile {
  const [name = "", owner] = text.split("=")
  return {
    code: name.replace("!", ""),
    hasMarker: name.endsWith("!"),
    owner: (owner as Owner) ?? null,
    isContested: false,
  }
}

function parseLeader(letter: string | undefined): Owner | null {
  return letter && letter !== "-" ? (letter as Owner) : null
}

function parseCounts(text: string): Counts {
  const [rama, lao, malay] = text.split(".").map(Number)
  return { R: rama ?? 0, L: lao ?? 0, M: malay ?? 0 }
}

function parseSeat(text: string, seat: number, toMove: number, passes: number, players: number): SeatState {
  const [court = "", hand = ""] = text.split(":")
  const followers = parseCounts(court)
  // The seat before the seat to move passed last, the one before that passed before it, and so on.
  const hasPassed = (toMove - seat - 1 + players) % players < passes
  if (hand.startsWith("*"))
    return {
      seat,
      followers,
      hand: null,
      cardsLeft: Number(hand[1]),
      topCard: (hand[2] as CardLetter) ?? null,
      hasPassed,
    }
  const cards = hand === "-" ? [] : ([...hand] as CardLetter[])
  return { seat, followers, hand: cards, cardsLeft: cards.length, topCard: null, hasPassed }
}
