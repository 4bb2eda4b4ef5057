/** The names of players and seats, as they are shown. */

import type { GameView, ListedSeat, SeatView } from "../lib/protocol"
import { capitalize, t } from "../lib/words.svelte"
import { characterName } from "../opponents/characters"

type NamedSeat = Pick<SeatView | ListedSeat, "name" | "is_taken" | "is_guest" | "plan">

/** Return the name to show for a player: the character of a level, or that the seat is free. */
export function nameOf({ name, is_taken, plan }: NamedSeat): string {
  if (plan.kind === "level") return characterName(plan.level)
  if (name) return name
  return t(is_taken ? "web-guest" : "web-free-seat")
}

/** Whether a seat must be marked as that of a guest: one without a name is called a guest anyway. */
export function isNamedGuest({ name, is_guest }: Pick<NamedSeat, "name" | "is_guest">): boolean {
  return Boolean(name && is_guest)
}

/** Return the name to show for a player in a list, where a guest is marked in words. */
export function listedName(seat: NamedSeat): string {
  return isNamedGuest(seat) ? t("web-guest-name", { name: nameOf(seat) }) : nameOf(seat)
}

/** Return the role of a seat: its side, its team, or its number. */
export function seatRole({ game, seats }: { game: string; seats: readonly unknown[] }, seat: number): string {
  if (game === "siam") return capitalize(t(seat === 1 ? "siam-elephants" : "siam-rhinos"))
  return t(seats.length === 4 ? `web-team-${seat % 2 ? 1 : 2}` : "web-seat", { seat })
}

/** Return who sits on a seat: you, or a name; players with the same name are told apart by seat. */
export function seatName(view: Pick<GameView, "game" | "seats" | "you">, seat: number): string {
  if (view.you.includes(seat)) return view.you.length > 1 ? seatRole(view, seat) : t("web-you")
  const called = nameOf(view.seats[seat - 1]!)
  const isShared = view.seats.some(
    (other) => other.seat !== seat && !view.you.includes(other.seat) && nameOf(other) === called,
  )
  return isShared ? t("web-name-at-seat", { name: called, seat }) : called
}

/** Whether people on other devices play in this game. */
export function hasRemotePlayers({ seats, you }: Pick<GameView, "seats" | "you">): boolean {
  return seats.some((seat) => seat.plan.kind !== "level" && !you.includes(seat.seat))
}
