/** The players whose messages this browser hides. The server does not know of it. */

import { writeStored, readStored } from "../lib/local_storage"

const STORAGE_KEY = "erawan.muted"

class MutedPlayers {
  #people = $state.raw<string[]>(read())

  has(person: string | null): boolean {
    return person !== null && this.#people.includes(person)
  }

  toggle(person: string): void {
    this.#people = this.has(person) ? this.#people.filter((each) => each !== person) : [...this.#people, person]
    writeStored(STORAGE_KEY, JSON.stringify(this.#people))
  }
}

function read(): string[] {
  try {
    return JSON.parse(readStored(STORAGE_KEY) ?? "[]")
  } catch {
    return []
  }
}

export const mutedPlayers = new MutedPlayers()
