import { beforeEach, expect, test, vi } from "vitest"
import type { Choices, Choose, GameView, Incoming, Outgoing } from "../lib/protocol"
import { GameStore } from "./game_store.svelte"

const server = vi.hoisted(() => ({
  asked: [] as Incoming[],
  answers: [] as ((reply: Outgoing) => void)[],
  tell: (_: Outgoing): void => {},
}))
vi.mock("../lib/live_connection.svelte", () => ({
  newId: () => "id",
  connection: () => ({
    watch: (_: string, listener: (message: Outgoing) => void) => {
      server.tell = listener
      return () => {}
    },
    resync: () => {},
    ask: (command: Incoming) => {
      server.asked.push(command)
      return new Promise((answer) => server.answers.push(answer))
    },
  }),
}))

const FIRST = { siam: ["+", "c1"], "king-of-siam": ["pass", "rama"] }

function show(game: "siam" | "king-of-siam", ply = 0, status = "running"): void {
  const choices = FIRST[game].map((text) => ({ text, is_turn: text === "pass" }))
  const position = { ply, text: "", to_move: 1, latest: [], choices }
  const view = { id: "g", game, status, you: [1], seats: [], turns: [], said: [], position, prepared: [] }
  server.tell({ t: "snapshot", game: view as unknown as GameView } as Outgoing)
}

async function answer(at: number, texts: string[]): Promise<void> {
  const choices = texts.map((text) => ({ text, is_turn: true }))
  server.answers[at]!({ t: "choices", choices } as Choices)
  await Promise.resolve()
}

const texts = (choices: { text: string }[]) => choices.map(({ text }) => text)

beforeEach(() => {
  server.asked.length = 0
  server.answers.length = 0
})

test.each(["siam", "king-of-siam"] as const)("%s offers the first choices that came, without a request", (game) => {
  const store = new GameStore("g")
  show(game)
  expect(texts(store.firstChoices)).toEqual(FIRST[game])
  expect(server.asked).toEqual([])
  store.shownPly = 0
  expect(store.firstChoices).toEqual([])
})

test("a hint disappears when the game ends without another turn", async () => {
  const store = new GameStore("g")
  show("siam")
  const asking = store.askHint()
  server.answers[0]!({ t: "hint", turn: "+c1n", does: [], returns: [] } as unknown as Outgoing)
  await asking
  expect(store.hint?.turn).toBe("+c1n")
  show("siam", 0, "over")
  expect(store.hint).toBeNull()
})

test("the turns of a picked animal are requested once in a position", async () => {
  const store = new GameStore("g")
  show("siam")
  const loading = [store.loadTurns("c1"), store.loadTurns("c1")]
  expect(server.asked.map((each) => (each as Choose).prefix)).toEqual(["c1"])
  await answer(0, ["c1e", "c1-"])
  await Promise.all(loading)
  void store.loadTurns("+")
  await answer(1, ["+a1n"])
  expect(texts(store.turns)).toEqual(["c1e", "c1-", "+a1n"])

  show("siam", 2)
  expect(store.turns).toEqual([])
  void store.loadTurns("c1")
  expect(server.asked).toHaveLength(3)
})

test("an answer that comes after the position has changed is dropped", async () => {
  const store = new GameStore("g")
  show("siam")
  const late = store.loadTurns("c1")
  show("siam", 2)
  void store.loadTurns("+")
  await answer(0, ["c1e"])
  await late
  expect(store.turns).toEqual([])
})

test("a request that failed is repeated when the animal is picked again", async () => {
  const store = new GameStore("g")
  show("siam")
  const failed = store.loadTurns("c1")
  server.answers[0]!({ t: "refused", code: "guard.rate", words: { key: "x", values: {} } } as unknown as Outgoing)
  await failed
  void store.loadTurns("c1")
  expect(server.asked).toHaveLength(2)
})
