/** The sheets of drawings, and what a set of pieces replaces in them. */

import kos from "@art/king_of_siam.svg?raw"
import siam from "@art/siam.svg?raw"
import type { PieceSet } from "./settings.svelte"

const SYMBOL = /<symbol id="([\w-]+)"[\s\S]*?<\/symbol>/g

/** Return the symbols of a sheet by their names. */
export function symbolsOf(sheet: string): Map<string, string> {
  return new Map([...sheet.matchAll(SYMBOL)].map(([symbol, name]) => [name!, symbol]))
}

/** The symbols of the app: the pieces of Siam as animals. */
export const USUAL_SYMBOLS = new Map([...symbolsOf(siam), ...symbolsOf(kos)])

/** Load the symbols of the app with a set of pieces; only the animals are there from the start. */
export async function loadSymbols(set: PieceSet): Promise<Map<string, string>> {
  if (set === "animals") return USUAL_SYMBOLS
  const { default: tiles } = await import("../siam/tiles.svg?raw")
  return new Map([...USUAL_SYMBOLS, ...symbolsOf(tiles)])
}
