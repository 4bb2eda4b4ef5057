/**
 * The games in which it is this player's turn: a list, a number in the page's title, and browser notifications.
 */

import { writeStored, readStored } from "./local_storage"
import { connection } from "./live_connection.svelte"
import type { Outgoing, TurnMessage } from "./protocol"
import { go } from "./route.svelte"
import { isNewTurn, gamesToMoveAfter } from "./games_to_move"
import { t } from "./words.svelte"

const STORAGE_KEY = "erawan.notify"

/** Whether this browser may and should show notifications. */
export type Permission = "on" | "off" | "denied" | "unknown-here"

class TurnNotifications {
  /** The games in which it is this player's turn. */
  gamesToMove = $state.raw<string[]>([])
  /** The title of the page; the number of games to move is put before it. */
  pageTitle = $state("Erawan")
  #isEnabled = $state(readStored(STORAGE_KEY) === "on")
  #permission = $state(browserPermission())
  #hasStarted = false

  /** Start to follow the player's games. Embedded pages do not. */
  start(): void {
    if (this.#hasStarted) return
    this.#hasStarted = true
    connection().follow((message) => this.#receive(message))
    // The service worker asks for the game of a notification that was clicked.
    navigator.serviceWorker?.addEventListener("message", ({ data }) => typeof data?.go === "string" && go(data.go))
    $effect.root(() => {
      $effect(() => {
        document.title = this.gamesToMove.length ? `(${this.gamesToMove.length}) ${this.pageTitle}` : this.pageTitle
      })
      // Anonymous visitors have no games: clear the list after a sign-out.
      $effect(() => {
        if (connection().status === "open" && connection().you === null) this.gamesToMove = []
      })
    })
  }

  get permission(): Permission {
    if (this.#permission === "granted") return this.#isEnabled ? "on" : "off"
    return this.#permission === "default" ? "off" : this.#permission === "denied" ? "denied" : "unknown-here"
  }

  /** Ask the browser for permission; call this after a click only. */
  async enable(): Promise<void> {
    await Notification.requestPermission()
    this.#permission = browserPermission()
    this.#setEnabled(this.#permission === "granted")
  }

  disable(): void {
    this.#setEnabled(false)
  }

  /** Remove a game: its own page shows that it is no longer the player's turn. */
  removeGame(game: string): void {
    if (this.gamesToMove.includes(game)) this.gamesToMove = this.gamesToMove.filter((each) => each !== game)
  }

  #setEnabled(wants: boolean): void {
    this.#isEnabled = wants
    writeStored(STORAGE_KEY, wants ? "on" : "off")
  }

  #receive(message: Outgoing): void {
    const before = this.gamesToMove
    this.gamesToMove = gamesToMoveAfter(before, message)
    if (message.t !== "turn" || !isNewTurn(before, message)) return
    const isSeen = !document.hidden && location.pathname === `/game/${message.game}`
    if (this.permission === "on" && !isSeen) notify(message)
  }
}

function browserPermission(): NotificationPermission | "" {
  return "Notification" in window ? Notification.permission : ""
}

/** Show a notification; a click opens the game. */
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
