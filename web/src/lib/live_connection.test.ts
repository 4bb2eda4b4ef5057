import { beforeEach, expect, test, vi } from "vitest"
import { LiveConnection } from "./live_connection.svelte"
import type { Incoming, Outgoing } from "./protocol"

/** The server's end of a connection. */
class Socket {
  static readonly OPEN = 1
  static last: Socket
  readonly readyState = Socket.OPEN
  readonly sent: Incoming[] = []
  readonly close = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (): void => {}
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  tell(message: Partial<Outgoing>): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

/** The listeners of the window, by kind. */
const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers()
  const nothing = () => {}
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("location", { protocol: "http:", host: "here" })
  vi.stubGlobal("document", { addEventListener: nothing, hidden: false })
  listeners.clear()
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener))
  vi.stubGlobal("WebSocket", Socket)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test("after a reconnect, subscriptions are sent before unanswered commands", () => {
  const live = new LiveConnection()
  Socket.last.tell({ t: "hello", you: null })
  live.watch("g", () => {})
  const [watch] = Socket.last.sent
  Socket.last.tell({ t: "done", id: watch!.id })
  void live.ask({ t: "play", game: "g", id: "p", ply: 0, line: 0, turn: "pass" })
  // The second time neither is answered yet.
  for (const _ of ["first", "second"]) {
    Socket.last.onclose()
    vi.advanceTimersByTime(1000)
    Socket.last.tell({ t: "hello", you: null })
    expect(Socket.last.sent.map((command) => command.t)).toEqual(["watch", "play"])
  }
})

function connected(): LiveConnection {
  const live = new LiveConnection()
  Socket.last.tell({ t: "hello", you: null })
  return live
}

const sentKinds = () => Socket.last.sent.map((command) => command.t)

test("the browser's word that it is offline ends the connection at once", () => {
  const live = connected()
  listeners.get("offline")!()
  expect(live.status).toBe("lost")
  vi.advanceTimersByTime(1000)
  Socket.last.tell({ t: "hello", you: null })
  expect(live.status).toBe("open")
})

test("a command without an answer shows within two seconds that the server is silent, and the socket stays", () => {
  const live = connected()
  const socket = Socket.last
  void live.ask({ t: "play", game: "g", id: "p", ply: 0, line: 0, turn: "pass" })
  expect(live.isSilent).toBe(false)
  vi.advanceTimersByTime(1900)
  expect([live.isSilent, live.status, Socket.last === socket]).toEqual([true, "open", true])
  // It asks whether anybody is there; without an answer the socket is replaced, and the command goes out again.
  expect(sentKinds()).toEqual(["play", "ping"])
  vi.advanceTimersByTime(7000)
  expect(Socket.last).not.toBe(socket)
  Socket.last.tell({ t: "hello", you: null })
  expect([live.isSilent, sentKinds()]).toEqual([false, ["play"]])
})

test("any message ends the silence, and a hint may take its time", () => {
  const live = connected()
  void live.ask({ t: "play", game: "g", id: "p", ply: 0, line: 0, turn: "pass" })
  vi.advanceTimersByTime(1900)
  Socket.last.tell({ t: "done", id: "p" })
  expect(live.isSilent).toBe(false)
  void live.ask({ t: "hint", game: "g", id: "h" })
  vi.advanceTimersByTime(3000)
  expect(live.isSilent).toBe(false)
})

test("while somebody is at a game, a connection that falls silent is noticed within two seconds", () => {
  const live = connected()
  live.watch("g", () => {})
  Socket.last.tell({ t: "done", id: Socket.last.sent[0]!.id })
  listeners.get("pointermove")!()
  // As long as the server answers, it is asked once in 0.7 seconds.
  for (let count = 1; count <= 3; count++) {
    vi.advanceTimersByTime(700)
    expect(sentKinds()).toEqual(["watch", ...Array<string>(count).fill("ping")])
    Socket.last.tell({ t: "pong", id: "ping" })
  }
  expect(live.isSilent).toBe(false)
  // Nothing was sent by the player, and nothing comes any more.
  vi.advanceTimersByTime(1999)
  expect(live.isSilent).toBe(true)
})

test("nobody at the game: heartbeats become rare again, and there are none at play without a game", () => {
  const live = connected()
  listeners.get("pointermove")!()
  vi.advanceTimersByTime(4000)
  expect(sentKinds()).toEqual([])
  live.watch("g", () => {})
  Socket.last.tell({ t: "done", id: Socket.last.sent[0]!.id })
  for (let passed = 0; passed < 60_000; passed += 100) {
    vi.advanceTimersByTime(100)
    if (sentKinds().at(-1) === "ping") Socket.last.tell({ t: "pong", id: "ping" })
  }
  const before = sentKinds().length
  vi.advanceTimersByTime(4000)
  expect(sentKinds().length - before).toBeLessThanOrEqual(1)
})

test("a click after a quiet time checks the connection at once, and not more often than needed", () => {
  const live = connected()
  live.watch("g", () => {})
  Socket.last.tell({ t: "done", id: Socket.last.sent[0]!.id })
  vi.advanceTimersByTime(2500)
  listeners.get("pointerdown")!()
  listeners.get("pointerdown")!()
  vi.advanceTimersByTime(1)
  expect(sentKinds()).toEqual(["watch", "ping"])
  Socket.last.tell({ t: "pong", id: "ping" })
  listeners.get("pointerdown")!()
  vi.advanceTimersByTime(1)
  expect(sentKinds()).toEqual(["watch", "ping"])
})

test("a game in view is checked more often than a page without one", () => {
  const live = connected()
  vi.advanceTimersByTime(9000)
  expect(sentKinds()).toEqual([])
  live.watch("g", () => {})
  Socket.last.tell({ t: "done", id: Socket.last.sent[0]!.id })
  vi.advanceTimersByTime(9000)
  expect(sentKinds()).toEqual(["watch", "ping"])
})

test("a server process that is about to end is left at once, and commands without an answer are repeated", () => {
  const live = connected()
  live.watch("g", () => {})
  const old = Socket.last
  old.tell({ t: "done", id: old.sent[0]!.id })
  void live.ask({ t: "play", game: "g", id: "p", ply: 0, line: 0, turn: "pass" })
  old.tell({ t: "reconnect", after_ms: 40 })
  vi.advanceTimersByTime(39)
  expect(Socket.last).toBe(old)
  vi.advanceTimersByTime(1)
  expect(Socket.last).not.toBe(old)
  expect(live.status).toBe("open")
  Socket.last.tell({ t: "hello", you: null })
  expect(sentKinds()).toEqual(["watch", "play"])
})
