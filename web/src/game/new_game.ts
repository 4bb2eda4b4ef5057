/** Requests for new games: the quick ones of the first page, and the seats of the set-up page. */

import type { ListedGame, NewGame } from "../lib/protocol"
import { companyOf } from "../opponents/characters"

export type Seat = NewGame["seats"][number]
export type Clock = NonNullable<NewGame["clock"]>

export const HERE: Seat = { kind: "here" }
export const BEGINNER_LEVEL = 1

/** Return a quick game of Siam: you play the elephants against a level. */
export function quickSiam(level: number): NewGame {
  return { game: "siam", seats: [HERE, { kind: "level", level }] }
}

/** Return a quick game of King of Siam with open cards, which are easier for newcomers (K4.6). */
export function quickKingOfSiam(players: number, level: number): NewGame {
  const company = companyOf(level, players - 1).map((each): Seat => ({ kind: "level", level: each }))
  return { game: "king-of-siam", options: { players, discards: "open" }, seats: [HERE, ...company] }
}

/** Return the seats of a game with friends: yours, and a link for each of the others. */
export function seatsWithFriends(count: number, own: number): Seat[] {
  return Array.from({ length: count }, (_, at): Seat => (at + 1 === own ? HERE : { kind: "link" }))
}

/** Return a seat drawn by lot. */
export function drawSeat(count: number, chance = Math.random): number {
  return 1 + Math.floor(chance() * count)
}

/** Return the open games in which you have no seat yet. */
export function joinableGames(games: ListedGame[]): ListedGame[] {
  return games.filter((game) => !game.seats.some((seat) => seat.is_you))
}

/** Return the seats for another number of players; the first ones stay as they are. */
export function resize(seats: Seat[], count: number, newSeat: () => Seat): Seat[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, newSeat)
  return [...seats.slice(0, count), ...more]
}

/** Whether a game can start with these seats: at least one is played on this device. */
export function canStart(seats: Seat[]): boolean {
  return seats.some((seat) => seat.kind === "here")
}

/** Return how many seats are for people. */
export function countPeople(seats: { kind: string }[]): number {
  return seats.filter((seat) => seat.kind !== "level").length
}

/** Whether people play against each other and may use hints: such a game is casual. */
export function isCasual({ seats, hints }: { seats: { plan: { kind: string } }[]; hints?: boolean }): boolean {
  return Boolean(hints) && countPeople(seats.map((seat) => seat.plan)) > 1
}
