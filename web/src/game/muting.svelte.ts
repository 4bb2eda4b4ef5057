/** Whom this browser does not want to hear. The server neither knows nor tells. */

import { keep, kept } from "../lib/kept"

const KEPT = "erawan.muted"

class Muting {
  #people = $state.raw<string[]>(read())

  has(person: string | null): boolean {
    return person !== null && this.#people.includes(person)
  }

  toggle(person: string): void {
    this.#people = this.has(person) ? this.#people.filter((each) => each !== person) : [...this.#people, person]
    keep(KEPT, JSON.stringify(this.#people))
  }
}

function read(): string[] {
  try {
    return JSON.parse(kept(KEPT) ?? "[]")
  } catch {
    return []
  }
}

export const muting = new Muting()
