/** The names of players and seats, as they are shown. */

import type { GameView } from "../lib/protocol"
import { capitalize, t } from "../lib/words.svelte"

/** Return the name to show for a player: a level in words, or that the seat is free. */
export function nameOf(name: string | null, isTaken: boolean): string {
  const level = /^level-(\d)$/.exec(name ?? "")
  if (level) return t("web-level", { level: Number(level[1]) })
  if (name) return name
  return t(isTaken ? "web-guest" : "web-free-seat")
}

/** Return the role of a seat: its side, its team, or its number. */
export function seatRole({ game, seats }: { game: string; seats: readonly unknown[] }, seat: number): string {
  if (game === "siam") return capitalize(t(seat === 1 ? "siam-elephants" : "siam-rhinos"))
  return t(seats.length === 4 ? `web-team-${seat % 2 ? 1 : 2}` : "web-seat", { seat })
}

/** Return who sits on a seat: you, or a name; players with the same name are told apart by seat. */
export function seatName(view: Pick<GameView, "game" | "seats" | "you">, seat: number): string {
  if (view.you.includes(seat)) return view.you.length > 1 ? seatRole(view, seat) : t("web-you")
  const { name, is_taken } = view.seats[seat - 1]!
  const called = nameOf(name, is_taken)
  const isShared = view.seats.some(
    (other) => other.seat !== seat && !view.you.includes(other.seat) && nameOf(other.name, other.is_taken) === called,
  )
  return isShared ? t("web-name-at-seat", { name: called, seat }) : called
}

/** Whether people on other devices play in this game. */
export function hasRemotePlayers({ seats, you }: Pick<GameView, "seats" | "you">): boolean {
  return seats.some((seat) => seat.plan.kind !== "level" && !you.includes(seat.seat))
}
