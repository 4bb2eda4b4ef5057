/** At which address of the server links are given out: one that others reach, where there is one. */

import { api } from "../lib/api"
import { isLoopback, moveLink } from "./invite_links"

class PublicAddress {
  addresses = $state.raw<{ kind: string; url: string }[]>([])
  /** The chosen address; the one the page was opened at until the server has named its own. */
  base = $state(location.origin)
  #isAsked = false

  /** Asks the server once for its addresses. */
  async load(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.addresses = (await api.addresses()).addresses
    } catch {
      this.#isAsked = false
      return
    }
    // Who opened the page at an address that others reach gives that one on.
    if (!isLoopback(this.base)) return
    this.base = this.addresses.find(({ kind }) => kind !== "here")?.url ?? this.base
  }

  linkTo(url: string): string {
    return moveLink(this.base, url)
  }

  /** Whether links lead nowhere but here. */
  get isLocalOnly(): boolean {
    return isLoopback(this.base)
  }

  /** Whether there is something to choose: opened here, and reached from elsewhere too. */
  get hasChoice(): boolean {
    return this.addresses.length > 1 && isLoopback(location.origin)
  }
}

export const publicAddress = new PublicAddress()
