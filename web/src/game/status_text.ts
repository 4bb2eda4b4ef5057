/** Texts about a game as a whole: whose turn it is, who would win, how it ended. */

import type { GameView, Words } from "../lib/protocol"
import { capitalize, language, say, sentence, t } from "../lib/words.svelte"
import { seatName } from "./player_names"

/** Whether a player on this device is to move. */
export function isYourTurn(view: GameView): boolean {
  return view.status === "running" && view.you.includes(view.position.to_move)
}

/** Return whose turn it is, or what the game waits for; while another player's turn is shown, whose that is. */
export function statusText(view: GameView, watchedSeat: number | null = null): string {
  if (view.result) return endText(view)
  if (view.status === "waiting") return t("web-waiting")
  if (watchedSeat !== null)
    return t(isYourTurn(view) ? "web-kos-watch-then-you" : "web-kos-watch", { name: seatName(view, watchedSeat) })
  const seat = view.position.to_move
  if (!isYourTurn(view)) return t(view.thinking ? "web-is-thinking" : "web-is-to-move", { name: seatName(view, seat) })
  if (view.you.length === 1) return t("web-your-turn")
  if (view.game !== "siam") return t("kos-to-move", { seat })
  return capitalize(t("siam-to-move", { side: t(seat === 1 ? "siam-elephants" : "siam-rhinos") }))
}

/** Return how a game ended for the players on this device, in a few words. */
export function verdictText({ result, you }: GameView): string {
  if (!result) return ""
  if (!result.winners.length) return t("web-drawn")
  if (you.length !== 1) return t("web-over")
  return t(result.winners.some((seat) => you.includes(seat)) ? "web-you-won" : "web-you-lost")
}

/** Return how and why a game ended. */
export function endText(view: GameView): string {
  const { result, seats } = view
  if (!result) return ""
  const losers = seats.filter((seat) => !result.winners.includes(seat.seat))
  if (result.reason === "resigned" && losers.length === 1) return loserText(view, "web-gave-up", losers[0]!.seat)
  // The clock of the player to move was running.
  if (result.reason === "time") return loserText(view, "web-ran-out-of-time", view.position.to_move)
  return outcomeText(view, result.words)
}

/** Say by which seat's fault a game ended; the only player on this device is addressed as "you". */
function loserText(view: GameView, key: "web-gave-up" | "web-ran-out-of-time", seat: number): string {
  const isYou = view.you.length === 1 && view.you[0] === seat
  return sentence(isYou ? t(`${key}-you`) : t(key, { name: seatName(view, seat) }))
}

/** Explain an outcome, real or supposed; King of Siam's players are called by their names instead of their seats. */
export function outcomeText(view: GameView, words: Words): string {
  return sentence(say(withNames(view, words)))
}

/** Say only who wins, where the outcome of King of Siam tells it. */
export function winnersText(view: GameView, words: Words): string {
  const why = words.values.why as Words | undefined
  const winners = why?.values.winners as Words | undefined
  return winners?.key === "kos-seats" ? sentence(winnerWords(view, winners)) : outcomeText(view, words)
}

/** Replace the seats in an outcome by the names of their players. */
function withNames(view: GameView, words: Words): Words {
  const values = Object.entries(words.values).map(([name, value]): [string, unknown] => {
    const inner = isWords(value) ? value : null
    if (inner?.key === "kos-seats") return [name, capitalize(winnerWords(view, inner))]
    if (inner?.key === "kos-player") return [name, seatName(view, Number(inner.values.seat))]
    return [name, inner ? withNames(view, inner) : value]
  })
  return { key: words.key, values: Object.fromEntries(values) as Words["values"] }
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && "key" in value
}

/** Say who wins, by names; `winners` lists the seats. */
function winnerWords(view: GameView, winners: Words): string {
  const seats = Object.values((winners.values.seats as Words).values).map(Number)
  const isYou = view.you.length === 1 && seats.includes(view.you[0]!)
  const others = seats.filter((seat) => !isYou || seat !== view.you[0])
  const names = new Intl.ListFormat(language()).format(others.map((seat) => seatName(view, seat)))
  if (isYou) return others.length ? t("web-kos-with-you-win", { names }) : t("web-kos-you-win")
  return t("web-kos-names-win", { names, count: seats.length })
}
