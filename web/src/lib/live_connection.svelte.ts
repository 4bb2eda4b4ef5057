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
/** The interval while a game is in view: short; a thousand open games cost a server only 200 small answers a second. */
const PING_IN_VIEW_MS = 5_000
/**
 * The interval while the player moves the pointer or types at a game: with `SILENT_MS` less than two seconds. Only an
 * active player would notice an outage at once, so a page that is only open asks less often.
 */
const PING_AT_PLAY_MS = 700
/** The player counts as active for so long after the last movement or key. */
const AT_PLAY_MS = 5_000
/** After so long without an answer the page says that the server is silent; the socket stays open. */
const SILENT_MS = 1_200
/** After so long without an answer to a heartbeat the socket is replaced. */
const DEAD_MS = 5_000

export class LiveConnection {
  /** The state of the connection; `lost` after it was interrupted. */
  status = $state<"opening" | "open" | "lost">("opening")
  /** Whether the server owes an answer for longer than usual. Computing a hint takes long and does not count. */
  isSilent = $state(false)
  /** The name of the signed-in user, possibly empty; null for an anonymous visitor. */
  you = $state<string | null>(null)
  #socket: WebSocket | null = null
  #pending = new Map<string, PendingCommand>()
  #watched = new Map<string, Set<Listener>>()
  #follower: Listener | null = null
  #retryMs = FIRST_RETRY_MS
  #timer = 0
  #silenceTimer = 0
  #heardAt = Date.now()
  #touchedAt = -Infinity
  #playTimer = 0

  constructor() {
    this.#open()
    addEventListener("online", this.#reconnectSoon)
    addEventListener("offline", () => this.#socket && this.#drop(this.#socket))
    document.addEventListener("visibilitychange", this.#reconnectSoon)
    for (const kind of ["pointerdown", "pointermove", "keydown"]) addEventListener(kind, this.#noteTouch)
    window.setInterval(() => this.#pingAfter(this.#isInView ? PING_IN_VIEW_MS : PING_MS), PING_IN_VIEW_MS)
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
    this.#heardAt = Date.now()
    this.#endSilence()
    this.#pingAtPlay()
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
    if (message.t === "reconnect") return void setTimeout(this.#move, message.after_ms, this.#socket)
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
    this.#endSilence()
    this.#pending.get("ping")?.resolve({ t: "done", id: "ping" })
    this.#pending.delete("ping")
    // Random jitter keeps a thousand browsers from reconnecting at the same moment.
    this.#timer = window.setTimeout(() => this.#open(), this.#retryMs * (0.7 + 0.6 * Math.random()))
    this.#retryMs = Math.min(MAX_RETRY_MS, this.#retryMs * 2)
  }

  /** Leave a server process that is about to end; another one is ready. */
  #move = (socket: WebSocket | null): void => {
    if (socket === null || socket !== this.#socket) return
    socket.onclose = null
    socket.close()
    this.#endSilence()
    this.#pending.get("ping")?.resolve({ t: "done", id: "ping" })
    this.#pending.delete("ping")
    this.#open()
  }

  #reconnectSoon = (): void => {
    if (document.hidden) return
    this.#retryMs = FIRST_RETRY_MS
    if (this.#socket === null) {
      clearTimeout(this.#timer)
      this.#open()
    } else this.#ping()
  }

  /** Whether a game is shown in a visible page. */
  get #isInView(): boolean {
    return this.#watched.size > 0 && !document.hidden
  }

  /** Note that the player is active. */
  #noteTouch = (): void => {
    this.#touchedAt = Date.now()
    if (!this.#playTimer) this.#pingAtPlay()
  }

  /** Send the next heartbeat soon after the latest message while the player is active. */
  #pingAtPlay(): void {
    clearTimeout(this.#playTimer)
    this.#playTimer = 0
    if (!this.#isInView || Date.now() - this.#touchedAt > AT_PLAY_MS) return
    const quietMs = Date.now() - this.#heardAt
    this.#playTimer = window.setTimeout(
      () => {
        this.#playTimer = 0
        if (this.#isInView) this.#ping()
      },
      Math.max(0, PING_AT_PLAY_MS - quietMs),
    )
  }

  /** Send a heartbeat if nothing was heard for so long. */
  #pingAfter(quietMs: number): void {
    if (Date.now() - this.#heardAt >= quietMs) this.#ping()
  }

  /** Give up a socket without waiting for the other side to close it. */
  #drop(socket: WebSocket): void {
    socket.onclose = null
    socket.close()
    this.#handleClose(socket)
  }

  #endSilence(): void {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = 0
    this.isSilent = false
  }

  /** Say that the server is silent if it does not answer soon, and check whether the connection still works. */
  #awaitAnswer(): void {
    this.#silenceTimer ||= window.setTimeout(() => {
      this.isSilent = true
      this.#ping()
    }, SILENT_MS)
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#pending.has("ping")) return
    const socket = this.#socket
    const tooLong = window.setTimeout(() => this.#drop(socket), DEAD_MS)
    this.#pending.set("ping", { command: { t: "ping", id: "ping" }, resolve: () => clearTimeout(tooLong) })
    this.#transmit({ t: "ping", id: "ping" })
  }

  #transmit(command: Incoming): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.status !== "open") return
    this.#socket.send(JSON.stringify(command))
    if (command.t !== "hint") this.#awaitAnswer()
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
