/** At which address of the server links are given out: one that others reach, where there is one. */

import { api } from "../lib/api"
import { isOwnMachine, linkAt } from "./links"

class Reach {
  addresses = $state.raw<{ kind: string; url: string }[]>([])
  /** The chosen address; the one the page was opened at until the server has named its own. */
  base = $state(location.origin)
  #isAsked = false

  /** Asks the server once for its addresses. */
  async look(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.addresses = (await api.addresses()).addresses
    } catch {
      this.#isAsked = false
      return
    }
    // Who opened the page at an address that others reach gives that one on.
    if (!isOwnMachine(this.base)) return
    this.base = this.addresses.find(({ kind }) => kind !== "here")?.url ?? this.base
  }

  at(url: string): string {
    return linkAt(this.base, url)
  }

  /** Whether links lead nowhere but here. */
  get isHereOnly(): boolean {
    return isOwnMachine(this.base)
  }

  /** Whether there is something to choose: opened here, and reached from elsewhere too. */
  get hasChoice(): boolean {
    return this.addresses.length > 1 && isOwnMachine(location.origin)
  }
}

export const reach = new Reach()
