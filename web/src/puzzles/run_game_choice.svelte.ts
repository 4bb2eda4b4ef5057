/** The choice of the game whose puzzles a streak or storm shows, stored in this browser. */

import { readStored, writeStored } from "../lib/local_storage"
import { RUN_GAMES, type RunGame } from "./runs"

const STORAGE_KEY = "erawan.puzzle-run-game"

class Choice {
  game = $state<RunGame>(RUN_GAMES.find((game) => game === readStored(STORAGE_KEY)) ?? "")
}
const choice = new Choice()

/** Return the game that was chosen; empty for both games. */
export function runGame(): RunGame {
  return choice.game
}

/** Choose and store a game. */
export function setRunGame(game: RunGame): void {
  choice.game = game
  writeStored(STORAGE_KEY, game)
}
