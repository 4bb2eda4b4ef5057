/** The eight opponents: a character for each level, with what the arena measured of its strength. */

import { t } from "../lib/words.svelte"

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Elo points above level 1, summed from the matches of neighbouring levels in docs/strength.md; a test compares. */
const ELO_ABOVE_FIRST: Record<string, readonly number[]> = {
  siam: [0, 370, 560, 680, 970, 1170, 1730, 2240],
  "king-of-siam": [0, 70, 290, 520, 680, 820, 920, 1190],
}

/** Return the name of the character of a level. */
export function characterName(level: number): string {
  return t(`web-opponent-${level}`)
}

/** Return how strong a level of a game is, in Elo points above level 1; null where that was not measured. */
export function eloAboveFirst(game: string, level: number): number | null {
  return ELO_ABOVE_FIRST[game]?.[level - 1] ?? null
}

/** Return the levels of some opponents: the chosen one first, then its neighbours in strength, all different. */
export function companyOf(level: number, count: number): number[] {
  const nearest = LEVELS.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level) || a - b)
  return nearest.slice(0, count)
}
