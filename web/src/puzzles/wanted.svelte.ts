/** Which puzzles somebody wants next; remembered in this browser. */

export interface WantedPuzzles {
  game?: string | undefined
  kind?: string | undefined
  theme?: string | undefined
}

const KEPT = "erawan.puzzles"

function read(): WantedPuzzles {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}")
    return typeof kept === "object" && kept !== null ? (kept as WantedPuzzles) : {}
  } catch {
    return {}
  }
}

class Kept {
  wanted = $state.raw<WantedPuzzles>(read())
}
const kept = new Kept()

/** Which puzzles are wanted. */
export function wantedPuzzles(): WantedPuzzles {
  return kept.wanted
}

/** Wants others from now on. */
export function wantPuzzles(wanted: WantedPuzzles): void {
  kept.wanted = wanted
  localStorage.setItem(KEPT, JSON.stringify(wanted))
}
