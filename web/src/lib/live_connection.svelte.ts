/** The WebSocket to the server: reconnects automatically and repeats unanswered commands. */

import type { Done, HintMessage, Choices, Incoming, Outgoing, Refused } from "./protocol"

type Listener = (message: Outgoing) => void
type Reply = Done | Refused | Choices | HintMessage

interface PendingCommand {
  command: Incoming
  resolve: (reply: Reply) => void
}

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5000
/** The interval of heartbeats: a phone that slept finds out that the connection is gone. */
const PING_MS = 15_000

export class LiveConnection {
  /** The state of the connection; `lost` after it was interrupted. */
  status = $state<"opening" | "open" | "lost">("opening")
  /** The name of the signed-in user, possibly empty; null for an anonymous visitor. */
  you = $state<string | null>(null)
  #socket: WebSocket | null = null
  #pending = new Map<string, PendingCommand>()
  #watched = new Map<string, Set<Listener>>()
  #follower: Listener | null = null
  #retryMs = FIRST_RETRY_MS
  #timer = 0

  constructor() {
    this.#open()
    addEventListener("online", this.#reconnectSoon)
    document.addEventListener("visibilitychange", this.#reconnectSoon)
    window.setInterval(() => this.#ping(), PING_MS)
  }

  /** Reconnect at once, as the user who has just signed in or out. */
  reopen(): void {
    this.you = null
    const old = this.#socket
    this.#socket = null
    old?.close()
    clearTimeout(this.#timer)
    this.#open()
  }

  /** Subscribe to a game; the returned function unsubscribes. */
  watch(game: string, listener: Listener): () => void {
    const listeners = this.#watched.get(game) ?? new Set()
    listeners.add(listener)
    this.#watched.set(game, listeners)
    this.resync(game)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#watched.delete(game)) this.#transmit({ t: "leave", game, id: newId() })
    }
  }

  /** Subscribe to all games of this user, also after every reconnect. */
  follow(listener: Listener): void {
    this.#follower = listener
    this.#subscribeToTurns()
  }

  #subscribeToTurns(): void {
    // Anonymous visitors have no games; the socket reconnects after sign-in.
    if (this.#follower && this.you !== null) void this.ask({ t: "follow", id: newId() })
  }

  /** Ask for a fresh snapshot of a game. */
  resync(game: string): void {
    void this.#watch(game)
  }

  /** Subscribe to a game; retry while the server is overloaded. */
  async #watch(game: string): Promise<void> {
    const reply = await this.ask({ t: "watch", game, id: newId() })
    if (reply.t !== "refused" || !this.#watched.has(game)) return
    if (/^(store|guard|server)\./.test(reply.code)) setTimeout(() => this.#watch(game), 2000)
    else for (const listener of this.#watched.get(game) ?? []) listener(reply)
  }

  /** Send a command until it is answered; the server executes it once. */
  ask(command: Incoming): Promise<Reply> {
    return new Promise((resolve) => {
      this.#pending.set(command.id, { command, resolve })
      this.#transmit(command)
    })
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws"
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`)
    this.#socket = socket
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data))
    socket.onclose = () => this.#handleClose(socket)
  }

  #receive(message: Outgoing): void {
    if (message.t === "hello") {
      this.status = "open"
      this.you = message.you
      this.#retryMs = FIRST_RETRY_MS
      const unanswered = [...this.#pending.values()].map(({ command }) => command)
      const watches = unanswered.filter((command) => command.t === "watch")
      const asked = new Set(watches.map((command) => command.game))
      // First the snapshots: a `done` must come after the turn that it confirms.
      for (const command of watches) this.#transmit(command)
      for (const game of this.#watched.keys()) if (!asked.has(game)) this.resync(game)
      for (const command of unanswered) if (command.t !== "watch") this.#transmit(command)
      this.#subscribeToTurns()
      return
    }
    if (message.t === "turns" || message.t === "turn") return this.#follower?.(message)
    const id = "id" in message ? message.id : null
    const waiting = id ? this.#pending.get(id) : undefined
    if (id && waiting) {
      this.#pending.delete(id)
      waiting.resolve(message as Reply)
    }
    const game = message.t === "snapshot" ? message.game.id : "game" in message ? message.game : null
    const receivers = game
      ? (this.#watched.get(game) ?? [])
      : message.t === "refused" && !waiting
        ? this.#allListeners()
        : []
    for (const listener of receivers) listener(message)
  }

  #allListeners(): Listener[] {
    return [...this.#watched.values()].flatMap((listeners) => [...listeners])
  }

  #handleClose(socket: WebSocket): void {
    if (socket !== this.#socket) return
    this.status = "lost"
    this.#socket = null
    this.#pending.get("ping")?.resolve({ t: "done", id: "ping" })
    this.#pending.delete("ping")
    // Random jitter keeps a thousand browsers from reconnecting at the same moment.
    this.#timer = window.setTimeout(() => this.#open(), this.#retryMs * (0.7 + 0.6 * Math.random()))
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2)
  }

  #reconnectSoon = (): void => {
    if (document.hidden) return
    this.#retryMs = FIRST_RETRY_MS
    if (this.#socket === null) {
      clearTimeout(this.#timer)
      this.#open()
    } else this.#ping()
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#pending.has("ping")) return
    const socket = this.#socket
    const tooLong = window.setTimeout(() => {
      this.#pending.delete("ping")
      socket.onclose = null
      socket.close()
      this.#handleClose(socket)
    }, 5000)
    this.#pending.set("ping", { command: { t: "ping", id: "ping" }, resolve: () => clearTimeout(tooLong) })
    this.#transmit({ t: "ping", id: "ping" })
  }

  #transmit(command: Incoming): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "open")
      this.#socket.send(JSON.stringify(command))
  }
}

let shared: LiveConnection | null = null

/** The one connection of this page, opened when it is first needed. */
export function connection(): LiveConnection {
  return (shared ??= new LiveConnection())
}

/** Return a unique id. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3))
  return Array.from(numbers, (number) => number.toString(36)).join("")
}
