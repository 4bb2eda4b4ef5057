/** Invitation links of games that were created in this browser. The server stores only their hashes. */

import type { SeatLink } from "../lib/protocol"

const PREFIX = "erawan.links."

/** Store the links of a game for this session. */
export function storeLinks(game: string, links: SeatLink[]): void {
  if (links.length) sessionStorage.setItem(PREFIX + game, JSON.stringify(links))
}

/** Return the links of a game that this browser has stored. */
export function storedLinks(game: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + game) ?? "[]")
  } catch {
    return []
  }
}

/** Return the same link at another address of the server. */
export function moveLink(base: string, url: string): string {
  const { pathname, hash } = new URL(url)
  return new URL(pathname + hash, base).href
}

/** Whether an address always means the machine on which it is opened, such as localhost. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(new URL(address).hostname)
}
