/** Which puzzles somebody wants, next and in the list; remembered in this browser. */

import { writeStored, readStored } from "../lib/local_storage"

export interface PuzzleFilters {
  game?: string | undefined
  kind?: string | undefined
  theme?: string | undefined
  /** Of the list only those that were tried with this result. */
  standing?: string | undefined
  /** Of the list the hardest first. */
  order?: string | undefined
}

const STORAGE_KEY = "erawan.puzzles"
const NAMES = new Set(["game", "kind", "theme", "standing", "order"])

/** What was kept, as far as it can be understood. */
export function parsePuzzleFilters(text: string | null): PuzzleFilters {
  try {
    const found: unknown = JSON.parse(text ?? "{}")
    const words = Object.entries(Object(found)).filter(([name, value]) => NAMES.has(name) && typeof value === "string")
    return Object.fromEntries(words)
  } catch {
    return {}
  }
}

class Choice {
  wanted = $state.raw<PuzzleFilters>(parsePuzzleFilters(readStored(STORAGE_KEY)))
}
const choice = new Choice()

/** Which puzzles are wanted. */
export function puzzleFilters(): PuzzleFilters {
  return choice.wanted
}

/** Wants others from now on. */
export function setPuzzleFilters(wanted: PuzzleFilters): void {
  choice.wanted = wanted
  writeStored(STORAGE_KEY, JSON.stringify(wanted))
}
