/** Texts about a game as a whole: whose turn it is, who would win, how it ended. */

import type { GameView, Words } from "../lib/protocol"
import { capitalize, language, say, sentence, t } from "../lib/words.svelte"
import { seatName } from "./player_names"

/** Whether a player on this device is to move. */
export function isYourTurn(view: GameView): boolean {
  return view.status === "running" && view.you.includes(view.position.to_move)
}

/** Return whose turn it is, or what the game waits for. */
export function statusText(view: GameView): string {
  if (view.result) return endText(view)
  if (view.status === "waiting") return t("web-waiting")
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
  if (result.reason === "resigned" && losers.length === 1)
    return sentence(t("web-gave-up", { name: seatName(view, losers[0]!.seat) }))
  return outcomeText(view, result.words)
}

/** Return the text of an outcome, real or predicted; in King of Siam with the winners' names. */
export function outcomeText(view: GameView, words: Words): string {
  const winners = winnerWords(view, words)
  return sentence(say(winners ? { key: words.key, values: { ...words.values, winners } } : words))
}

/** Return the winners of an outcome as a short sentence. */
export function winnersText(view: GameView, words: Words): string {
  return sentence(say(winnerWords(view, words) ?? words))
}

function winnerWords(view: GameView, words: Words): Words | null {
  const winners = words.values.winners as Words | undefined
  if (winners?.key !== "kos-seats") return null
  const seats = String(winners.values.seats).match(/\d+/g)?.map(Number) ?? []
  const isYou = view.you.length === 1 && seats.includes(view.you[0]!)
  const others = seats.filter((seat) => !isYou || seat !== view.you[0])
  const names = new Intl.ListFormat(language()).format(others.map((seat) => seatName(view, seat)))
  if (isYou) return { key: others.length ? "web-kos-with-you-win" : "web-kos-you-win", values: { names } }
  return { key: "web-kos-names-win", values: { names, count: seats.length } }
}
