/**
 * What waits for this person in all their games: a list, a number in the page's title, and notifications for those who
 * want them.
 */

import { writeStored, readStored } from "./local_storage"
import { connection } from "./live_connection.svelte"
import type { Outgoing, TurnMessage } from "./protocol"
import { go } from "./route.svelte"
import { isNewTurn, gamesToMoveAfter } from "./games_to_move"
import { t } from "./words.svelte"

const STORAGE_KEY = "erawan.notify"

/** How this browser stands to notifications. */
export type Permission = "on" | "off" | "denied" | "unknown-here"

class TurnNotifications {
  /** The games in which it is this person's turn. */
  gamesToMove = $state.raw<string[]>([])
  /** What the page calls itself; the number of games that wait goes before it. */
  pageTitle = $state("Erawan")
  #wantsNotices = $state(readStored(STORAGE_KEY) === "on")
  #allowed = $state(allowance())
  #hasBegun = false

  /** Follows one's games from now on; a page inside another site's has none to follow. */
  start(): void {
    if (this.#hasBegun) return
    this.#hasBegun = true
    connection().follow((message) => this.#hear(message))
    // The service worker asks for the game of a notification that was clicked.
    navigator.serviceWorker?.addEventListener("message", ({ data }) => typeof data?.go === "string" && go(data.go))
    $effect.root(() => {
      $effect(() => {
        document.title = this.gamesToMove.length ? `(${this.gamesToMove.length}) ${this.pageTitle}` : this.pageTitle
      })
      // Nobody has no games: who signs out or erases themselves leaves none behind.
      $effect(() => {
        if (connection().status === "open" && connection().you === null) this.gamesToMove = []
      })
    })
  }

  get permission(): Permission {
    if (this.#allowed === "granted") return this.#wantsNotices ? "on" : "off"
    return this.#allowed === "default" ? "off" : this.#allowed === "denied" ? "denied" : "unknown-here"
  }

  /** Asks the browser to let us notify; only ever after a click. */
  async enable(): Promise<void> {
    await Notification.requestPermission()
    this.#allowed = allowance()
    this.#want(this.#allowed === "granted")
  }

  disable(): void {
    this.#want(false)
  }

  /** A game no longer waits for somebody here, as seen in the game itself. */
  removeGame(game: string): void {
    if (this.gamesToMove.includes(game)) this.gamesToMove = this.gamesToMove.filter((each) => each !== game)
  }

  #want(wants: boolean): void {
    this.#wantsNotices = wants
    writeStored(STORAGE_KEY, wants ? "on" : "off")
  }

  #hear(message: Outgoing): void {
    const before = this.gamesToMove
    this.gamesToMove = gamesToMoveAfter(before, message)
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

export const notifications = new TurnNotifications()
