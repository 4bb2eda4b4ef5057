/** The lesson steps that were completed on this device. */

import { writeStored, readStored } from "../lib/local_storage"
import type { GameName, Lesson } from "./lesson_steps"

const STORAGE_KEY = "erawan.lessons"
export type Done = Partial<Record<GameName, string[]>>

/** Parse stored progress; ignore what cannot be understood. */
export function parseProgress(text: string | null): Done {
  let found: unknown = null
  try {
    found = JSON.parse(text ?? "{}")
  } catch {
    // The text is not one that a lesson has stored.
  }
  const names = (list: unknown) =>
    Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : []
  return Object.fromEntries(Object.entries(Object(found)).map(([game, list]) => [game, names(list)]))
}

/** Return how many steps of a lesson are completed. */
export function countDone({ game, steps }: Lesson, done: Done): number {
  return steps.filter((step) => done[game]?.includes(step.name)).length
}

/** Return the first step that was not completed; null if none is left. */
export function nextStep({ game, steps }: Lesson, done: Done): string | null {
  return steps.find((step) => !done[game]?.includes(step.name))?.name ?? null
}

/** Return the progress with one more step completed. */
export function withStep(done: Done, game: GameName, name: string): Done {
  return { ...done, [game]: [...new Set([...(done[game] ?? []), name])] }
}

/** Return the stored progress. */
export function readProgress(): Done {
  return parseProgress(readStored(STORAGE_KEY))
}

/** Store that a step was completed, and return the new progress. */
export function storeStepDone(game: GameName, name: string): Done {
  const done = withStep(readProgress(), game, name)
  writeStored(STORAGE_KEY, JSON.stringify(done))
  return done
}
