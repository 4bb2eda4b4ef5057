/** The filters for the next puzzle and the list, stored in this browser. */

import { writeStored, readStored } from "../lib/local_storage"

export interface PuzzleFilters {
  game?: string | undefined
  kind?: string | undefined
  theme?: string | undefined
  /** List only puzzles with this result. */
  standing?: string | undefined
  /** `hardest` lists the hardest first. */
  order?: string | undefined
}

const STORAGE_KEY = "erawan.puzzles"
const NAMES = new Set(["game", "kind", "theme", "standing", "order"])

/** Parse stored filters; ignore what cannot be understood. */
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

/** Return the current filters. */
export function puzzleFilters(): PuzzleFilters {
  return choice.wanted
}

/** Set and store the filters. */
export function setPuzzleFilters(wanted: PuzzleFilters): void {
  choice.wanted = wanted
  writeStored(STORAGE_KEY, JSON.stringify(wanted))
}
