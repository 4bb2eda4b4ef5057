/**
 * What waits for this person in all their games: a list, a number in the page's title, and notifications for those who
 * want them.
 */

import { keep, kept } from "./kept"
import { connection } from "./live.svelte"
import type { Outgoing, TurnMessage } from "./protocol"
import { go } from "./route.svelte"
import { isNewTurn, waitingAfter } from "./waiting"
import { t } from "./words.svelte"

const KEPT = "erawan.notify"

/** How this browser stands to notifications. */
export type Permission = "on" | "off" | "denied" | "unknown-here"

class News {
  /** The games in which it is this person's turn. */
  waiting = $state.raw<string[]>([])
  /** What the page calls itself; the number of games that wait goes before it. */
  page = $state("Erawan")
  #wantsNotices = $state(kept(KEPT) === "on")
  #allowed = $state(allowance())
  #hasBegun = false

  /** Follows one's games from now on; a page inside another site's has none to follow. */
  begin(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    connection().follow((message) => this.#hear(message))
    // The service worker asks for the game of a notification that was clicked.
    navigator.serviceWorker?.addEventListener("message", ({ data }) => typeof data?.go === "string" && go(data.go))
    $effect.root(() => {
      $effect(() => {
        document.title = this.waiting.length ? `(${this.waiting.length}) ${this.page}` : this.page
      })
      // Nobody has no games: who signs out or erases themselves leaves none behind.
      $effect(() => {
        if (connection().status === "open" && connection().you === null) this.waiting = []
      })
    })
  }

  get permission(): Permission {
    if (this.#allowed === "granted") return this.#wantsNotices ? "on" : "off"
    return this.#allowed === "default" ? "off" : this.#allowed === "denied" ? "denied" : "unknown-here"
  }

  /** Asks the browser to let us notify; only ever after a click. */
  async allow(): Promise<void> {
    await Notification.requestPermission()
    this.#allowed = allowance()
    this.#want(this.#allowed === "granted")
  }

  mute(): void {
    this.#want(false)
  }

  /** A game no longer waits for somebody here, as seen in the game itself. */
  drop(game: string): void {
    if (this.waiting.includes(game)) this.waiting = this.waiting.filter((each) => each !== game)
  }

  #want(wants: boolean): void {
    this.#wantsNotices = wants
    keep(KEPT, wants ? "on" : "off")
  }

  #hear(message: Outgoing): void {
    const before = this.waiting
    this.waiting = waitingAfter(before, message)
    if (message.t !== "turn" || !isNewTurn(before, message)) return
    const isSeen = !document.hidden && location.pathname === `/game/${message.game}`
    if (this.permission === "on" && !isSeen) notify(message)
  }
}

function allowance(): NotificationPermission | "" {
  return "Notification" in window ? Notification.permission : ""
}

/** Shows that a game waits; a click leads to it. */
function notify({ game, kind, title }: TurnMessage): void {
  const name = kind === "siam" ? "Siam" : "King of Siam"
  const path = `/game/${game}`
  const options = { body: title || name, tag: game, icon: "/icon.svg", data: path }
  try {
    const shown = new Notification(t("web-your-turn"), options)
    shown.onclick = () => {
      window.focus()
      go(path)
      shown.close()
    }
  } catch {
    // Phones show notifications only through a service worker.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(t("web-your-turn"), options))
  }
}

export const news = new News()
