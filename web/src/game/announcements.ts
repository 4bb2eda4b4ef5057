/** Screen-reader announcements and sounds for the changes between two views of a game. */

import type { GameView, TurnView } from "../lib/protocol"
import type { Sound } from "../lib/sounds"
import { say, sentence, t } from "../lib/words.svelte"
import { seatName } from "./player_names"
import { isYourTurn, endText, statusText, verdictText } from "./status_text"

/** Return the sentences that a screen reader should read out. */
export function announcementsBetween(before: GameView | null, after: GameView): string[] {
  if (!before) return []
  const news = newTurns(before, after).flatMap((turn) => [
    sentence(`${seatName(after, turn.seat)}: ${say(turn.does)}`),
    ...(turn.settled ? [sentence(say(turn.settled.words))] : []),
  ])
  if (isTakenBack(before, after)) news.push(t("web-told-takeback"))
  if (after.result && !before.result) news.push(sentence(verdictText(after)), endText(after))
  else if (isYourTurn(after) && (news.length > 0 || !isYourTurn(before))) news.push(sentence(statusText(after)))
  return news
}

/** Return the sound for the change; null if there is none. */
export function soundOf(before: GameView | null, after: GameView): Sound | null {
  if (!before) return null
  if (after.result && !before.result) return after.result.words.key === "siam-outcome-rock-off" ? "fall" : "end"
  const turns = newTurns(before, after)
  if (turns.some((turn) => turn.does.key.endsWith("-pushing"))) return "push"
  if (
    isYourTurn(after) &&
    (turns.length > 0 || !isYourTurn(before)) &&
    !turns.every((turn) => after.you.includes(turn.seat))
  )
    return "yours"
  return turns.length ? "turn" : null
}

function newTurns(before: GameView, after: GameView): TurnView[] {
  const count = after.position.ply - before.position.ply
  if (count <= 0 || isOtherLine(before, after)) return []
  return after.turns.slice(-count)
}

function isTakenBack(before: GameView, after: GameView): boolean {
  return isOtherLine(before, after) && after.position.ply < before.position.ply
}

function isOtherLine(before: GameView, after: GameView): boolean {
  return (before.position.line ?? 0) !== (after.position.line ?? 0)
}
