/** The links of a game that was made in this browser. The server keeps only what proves them, so they are kept here. */

import type { SeatLink } from "../lib/protocol"

const PREFIX = "erawan.links."

/** Remembers the links of a game until they are used. */
export function storeLinks(game: string, links: SeatLink[]): void {
  if (links.length) sessionStorage.setItem(PREFIX + game, JSON.stringify(links))
}

/** The links of a game as far as this browser knows them. */
export function storedLinks(game: string): SeatLink[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + game) ?? "[]")
  } catch {
    return []
  }
}

/** The same link at another address of the server. */
export function moveLink(base: string, url: string): string {
  const { pathname, hash } = new URL(url)
  return new URL(pathname + hash, base).href
}

/** Whether an address leads others nowhere: it names whatever machine it is opened on. */
export function isLoopback(address: string): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(new URL(address).hostname)
}
