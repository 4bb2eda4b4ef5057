/** The list of puzzles: which are in it, in what groups and order. Pure, tested without a browser. */

import type { PuzzleInfo } from "../lib/protocol"
import type { PuzzleFilters } from "./puzzle_filters.svelte"

/** Puzzles that ask for the same: wins by length, then defences and resistance, then endings by number of players. */
export interface PuzzleGroup {
  rank: number
  puzzles: PuzzleInfo[]
}

/** Whether a puzzle was solved, at the first or a later try. */
export function isSolved({ standing }: PuzzleInfo): boolean {
  return standing === "solved" || standing === "right"
}

/** The puzzles of a choice, in groups. */
export function groupPuzzles(puzzles: PuzzleInfo[], wanted: PuzzleFilters): PuzzleGroup[] {
  const found = new Map<number, PuzzleInfo[]>()
  const harder = wanted.order === "hardest" ? -1 : 1
  for (const puzzle of puzzles.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || harder * (a.rating - b.rating) || a.count - b.count,
  )) {
    if (!isWanted(puzzle, wanted)) continue
    const rank = rankOf(puzzle)
    found.set(rank, [...(found.get(rank) ?? []), puzzle])
  }
  return [...found].map(([rank, group]) => ({ rank, puzzles: group }))
}

/** The number of puzzles of each theme in each game, among those that pass the other filters. */
export function countThemes(puzzles: PuzzleInfo[], wanted: PuzzleFilters): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  for (const puzzle of puzzles) {
    if (!isWanted(puzzle, { game: wanted.game, kind: wanted.kind })) continue
    for (const theme of puzzle.themes) {
      const counts = found.get(puzzle.game) ?? new Map<string, number>()
      found.set(puzzle.game, counts.set(theme, (counts.get(theme) ?? 0) + 1))
    }
  }
  return found
}

function isWanted(puzzle: PuzzleInfo, { game, kind, theme, standing }: PuzzleFilters): boolean {
  if (game && puzzle.game !== game) return false
  if (kind && puzzle.kind !== kind) return false
  if (theme && !puzzle.themes.includes(theme)) return false
  return !standing || (standing === "solved" ? isSolved(puzzle) : puzzle.standing === standing)
}

const RANKS: Record<string, number> = { defence: 10, resist: 11 }

function rankOf({ kind, count, players }: PuzzleInfo): number {
  return kind === "win" ? count : (RANKS[kind] ?? 20 + players)
}
