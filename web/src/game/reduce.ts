/**
 * Apply messages of the server to the state of a game: pure functions, tested without a browser.
 * `erawan.client.game_reducer` does the same in Python. tests/client/recorded_messages.json drives both to the same
 * views.
 */

import type { GameView, Outgoing, RequestView } from "../lib/protocol"

/** The requests that players can make to each other. */
export type Matter = RequestView["matter"]

export interface Shown {
  view: GameView | null
  /** Whether something was missed, so that a fresh snapshot is needed. */
  hasGap: boolean
  /** The time at which the clocks in the view were right, by the browser's clock. */
  heardAt: number
}

export const NOTHING: Shown = { view: null, hasGap: false, heardAt: 0 }

/** Return the state after a message. */
export function reduce(shown: Shown, message: Outgoing, now: number): Shown {
  if (message.t === "snapshot") return { view: message.game, hasGap: false, heardAt: now }
  const view = shown.view
  if (view === null || !("game" in message) || message.game !== view.id) return shown
  if (message.t === "played") {
    const { position, turn, clock, result } = message
    if ((position.line ?? 0) !== (view.position.line ?? 0)) return { ...shown, hasGap: true }
    if (position.ply <= view.position.ply) return shown
    if (position.ply !== view.position.ply + 1) return { ...shown, hasGap: true }
    // K4.6: of a game that hides cards the last turn of each seat shows, not the earlier ones.
    const earlier = view.has_all_turns ? view.turns : view.turns.filter((each) => each.seat !== turn.seat)
    const shownAfter = view.has_all_turns
      ? { after: position.text, leaders: position.leaders ?? "" }
      : { after: null, leaders: "" }
    const next: GameView = {
      ...view,
      position,
      clock,
      turns: [...earlier, { ...turn, ...shownAfter }],
      thinking: message.thinking ?? false,
      result: result ?? null,
      ratings: message.ratings ?? [],
      status: result ? "over" : view.status,
      request: message.request ?? null,
    }
    // When it is over everything may be seen; a snapshot brings it.
    return { view: next, hasGap: shown.hasGap || (Boolean(result) && !view.has_all_turns), heardAt: now }
  }
  if (message.t === "changed") {
    const { status, seats, clock } = message
    const next: GameView = {
      ...view,
      status,
      seats,
      clock,
      request: message.request ?? null,
      thinking: message.thinking ?? false,
      rematch: message.rematch ?? null,
      title: message.title ?? "",
      is_rated: message.is_rated ?? false,
      is_help_off: message.is_help_off ?? false,
      hinted: message.hinted ?? [],
    }
    return { view: next, hasGap: shown.hasGap, heardAt: now }
  }
  if (message.t === "prepared") {
    const others = (view.prepared ?? []).filter((each) => each.seat !== message.seat)
    return { ...shown, view: { ...view, prepared: message.prepared ? [...others, message.prepared] : others } }
  }
  if (message.t === "watchers") return { ...shown, view: { ...view, watchers: message.count } }
  if (message.t === "said") return { ...shown, view: { ...view, said: [...view.said, message.said] } }
  return shown
}

/** Return the request of a player on this device that was declined between two views; null if none was. */
export function declined(before: GameView | null, after: GameView | null): Matter | null {
  const request = before?.request
  if (!request || !after || after.request || !before.you.includes(request.seat)) return null
  const wentOn =
    before.position.ply !== after.position.ply || (before.position.line ?? 0) !== (after.position.line ?? 0)
  return wentOn || before.status !== after.status || after.rematch ? null : request.matter
}

/** Return what a seat's clock shows now, in milliseconds. */
export function leftMs(shown: Shown, seat: number, now: number): number {
  const clock = shown.view?.clock
  if (!clock) return 0
  const left = clock.left_ms[seat - 1] ?? 0
  return clock.running === seat ? Math.max(0, left - (now - shown.heardAt)) : left
}

/** Format a time for people: 1:05, or 2 d 3 h. */
export function formatClock(ms: number, days: string, hours: string): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds >= 86_400)
    return `${Math.floor(seconds / 86_400)} ${days} ${Math.floor((seconds % 86_400) / 3600)} ${hours}`
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (value: number) => String(value).padStart(2, "0")
  return hour ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`
}
