/** Which puzzles somebody wants, next and in the list; remembered in this browser. */

import { keep, kept } from "../lib/kept"

export interface WantedPuzzles {
  game?: string | undefined
  kind?: string | undefined
  theme?: string | undefined
  /** Of the list only those that were tried with this result. */
  standing?: string | undefined
  /** Of the list the hardest first. */
  order?: string | undefined
}

const KEPT = "erawan.puzzles"
const NAMES = new Set(["game", "kind", "theme", "standing", "order"])

/** What was kept, as far as it can be understood. */
export function parseWanted(text: string | null): WantedPuzzles {
  try {
    const found: unknown = JSON.parse(text ?? "{}")
    const words = Object.entries(Object(found)).filter(([name, value]) => NAMES.has(name) && typeof value === "string")
    return Object.fromEntries(words)
  } catch {
    return {}
  }
}

class Choice {
  wanted = $state.raw<WantedPuzzles>(parseWanted(kept(KEPT)))
}
const choice = new Choice()

/** Which puzzles are wanted. */
export function wantedPuzzles(): WantedPuzzles {
  return choice.wanted
}

/** Wants others from now on. */
export function wantPuzzles(wanted: WantedPuzzles): void {
  choice.wanted = wanted
  keep(KEPT, JSON.stringify(wanted))
}
