/** Requests for new games: the quick ones of the first page, and the seats of the set-up page. */

import type { ListedGame, NewGame } from "../lib/protocol"

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
  const seats: Seat[] = [HERE, ...Array.from({ length: players - 1 }, (): Seat => ({ kind: "level", level }))]
  return { game: "king-of-siam", options: { players, discards: "open" }, seats }
}

/** Return the open games in which you have no seat yet. */
export function joinableGames(games: ListedGame[]): ListedGame[] {
  return games.filter((game) => !game.seats.some((seat) => seat.is_you))
}

/** Return the seats for another number of players; the first ones stay as they are. */
export function resize(seats: Seat[], count: number): Seat[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): Seat => ({ kind: "level", level: 3 }))
  return [...seats.slice(0, count), ...more]
}

/** Whether a game can start with these seats: at least one is played on this device. */
export function canStart(seats: Seat[]): boolean {
  return seats.some((seat) => seat.kind === "here")
}
