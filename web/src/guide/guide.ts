/** The guides to playing well: the steps of each, as those of a lesson, each with an idea and a board to try it on. */

import type { GameName, Lesson } from "../learn/lesson_steps"
import kingOfSiam from "./king-of-siam-guide.json"
import siam from "./siam-guide.json"

const GUIDES: Record<GameName, Lesson> = { siam: siam as Lesson, "king-of-siam": kingOfSiam as Lesson }

/** The guide of a game. */
export function guideOf(game: GameName): Lesson {
  return GUIDES[game]
}
