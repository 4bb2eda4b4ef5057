/** Runs of puzzles, streak and storm: addresses, times and scores. Pure, tested without a browser. */

import type { NewRun, PersonalBest, RunResult } from "../lib/protocol"

export type RunMode = NewRun["mode"]
export type RunGame = NonNullable<NewRun["game"]>

export const RUN_GAMES: readonly RunGame[] = ["", "siam", "king-of-siam"]
export const GAME_NAMES: Record<string, string> = { siam: "Siam", "king-of-siam": "King of Siam" }

/** Times at which the time that is left is announced. */
const WARNINGS_MS = [30_000, 10_000]

/** Return the address of a run's page. */
export function runAddress(mode: RunMode, game: RunGame): string {
  return `/puzzles/${mode}${game && `/${game}`}`
}

/** Return a time as minutes and seconds; the clock shows 0:00 only when the time is over. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** Return the seconds to announce when the time has run down from one value to another; null for none. */
export function warningBetween(beforeMs: number, afterMs: number): number | null {
  const passed = WARNINGS_MS.findLast((at) => beforeMs > at && afterMs <= at)
  return passed === undefined || afterMs <= 0 ? null : passed / 1000
}

/** Return the names of the puzzles that were failed in a run. */
export function missedIn(answers: readonly RunResult[]): string[] {
  return answers.filter((answer) => !answer.is_solved).map((answer) => answer.puzzle)
}

/** Return the personal best of a mode and game; null if there was no run. */
export function bestOf(bests: readonly PersonalBest[], mode: RunMode, game: RunGame): PersonalBest | null {
  return bests.find((best) => best.mode === mode && best.game === game) ?? null
}
