import { expect, test, vi } from "vitest"
import type { GameView } from "../lib/protocol"
import { newMessages } from "./chat_news"

vi.mock("./muted_players.svelte", () => ({ mutedPlayers: { has: (person: string) => person === "bully" } }))

const SEATS = ["me", "friend", "bully"].map((profile, at) => ({ seat: at + 1, profile }))

function after(...said: [number, string][]): GameView {
  const messages = said.map(([seat, text]) => ({ seat, text }))
  return { you: [1], seats: SEATS, said: messages } as unknown as GameView
}

test("what others wrote since is new; what was there at first is not", () => {
  const texts = newMessages(after([2, "hello"]), after([2, "hello"], [2, "well played"])).map(({ text }) => text)
  expect(texts).toEqual(["well played"])
  expect(newMessages(null, after([2, "hello"]))).toEqual([])
})

test("own messages and those of muted players are not new", () => {
  expect(newMessages(after(), after([1, "hi"], [3, "boo"]))).toEqual([])
})
