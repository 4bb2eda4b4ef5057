/** The address of the server that shared links use: one that other devices can reach, if there is one. */

import { api } from "../lib/api"
import { isLoopback, moveLink } from "./stored_invite_links"

class PublicAddress {
  addresses = $state.raw<{ kind: string; url: string }[]>([])
  /** The chosen address; the one the page was opened at until the server has named its own. */
  base = $state(location.origin)
  #isAsked = false

  /** Load the server's addresses, once. */
  async load(): Promise<void> {
    if (this.#isAsked) return
    this.#isAsked = true
    try {
      this.addresses = (await api.addresses()).addresses
    } catch {
      this.#isAsked = false
      return
    }
    // If this page was opened at an address that others can reach, links use it too.
    if (!isLoopback(this.base)) return
    this.base = this.addresses.find(({ kind }) => kind !== "here")?.url ?? this.base
  }

  linkTo(url: string): string {
    return moveLink(this.base, url)
  }

  /** Whether links work on this machine only. */
  get isLocalOnly(): boolean {
    return isLoopback(this.base)
  }

  /** Whether the user can choose between several addresses. */
  get hasChoice(): boolean {
    return this.addresses.length > 1 && isLoopback(location.origin)
  }
}

export const publicAddress = new PublicAddress()
