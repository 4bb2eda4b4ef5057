import { beforeEach, expect, test, vi } from "vitest"
import { LiveConnection } from "./live_connection.svelte"
import type { Incoming, Outgoing } from "./protocol"

/** The server's end of a connection. */
class Socket {
  static readonly OPEN = 1
  static last: Socket
  readonly readyState = Socket.OPEN
  readonly sent: Incoming[] = []
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

beforeEach(() => {
  vi.useFakeTimers()
  const nothing = () => {}
  vi.stubGlobal("window", globalThis)
  vi.stubGlobal("location", { protocol: "http:", host: "here" })
  vi.stubGlobal("document", { addEventListener: nothing, hidden: false })
  vi.stubGlobal("addEventListener", nothing)
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
