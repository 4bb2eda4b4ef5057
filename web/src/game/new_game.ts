/** Which game to ask the server for: the quick ones of the first page, and what the set-up page puts together. */

import type { ListedGame, NewGame } from "../lib/protocol"

export type Seat = NewGame["seats"][number]
export type Clock = NonNullable<NewGame["clock"]>

export const HERE: Seat = { kind: "here" }
export const BEGINNER_LEVEL = 1

/** Siam at once: the elephants against an opponent. */
export function quickSiam(level: number): NewGame {
  return { game: "siam", seats: [HERE, { kind: "level", level }] }
}

/** King of Siam at once, with open cards: a quick game for newcomers shows them all (K4.6). */
export function quickKingOfSiam(players: number, level: number): NewGame {
  const seats: Seat[] = [HERE, ...Array.from({ length: players - 1 }, (): Seat => ({ kind: "level", level }))]
  return { game: "king-of-siam", options: { players, discards: "open" }, seats }
}

/** The open games in which you do not sit yet. */
export function joinableGames(games: ListedGame[]): ListedGame[] {
  return games.filter((game) => !game.seats.some((seat) => seat.is_you))
}

/** The seats of a table of another size: those that were there stay. */
export function resize(seats: Seat[], count: number): Seat[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): Seat => ({ kind: "level", level: 3 }))
  return [...seats.slice(0, count), ...more]
}

/** Whether a game can begin with these seats: somebody sits at this screen. */
export function canStart(seats: Seat[]): boolean {
  return seats.some((seat) => seat.kind === "here")
}
