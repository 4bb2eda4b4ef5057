import { expect, test } from "vitest"
import type { TableStore } from "../game/table_store.svelte"
import type { Choices, Words } from "../lib/protocol"
import { explainRefusal } from "./refusal_reasons"

function table() {
  let answer = (_: Partial<Choices>): void => {}
  const told: Words[] = []
  const store = {
    positionKey: "0.4.",
    choices: () => new Promise((resolve) => (answer = resolve as typeof answer)),
    showError: (words: Words) => told.push(words),
  }
  return { store, told, answer: (reply: Partial<Choices>) => answer(reply) }
}
const WHY = { key: "siam-blocked", values: {} }

test("why a turn does not begin so is told", async () => {
  const { store, told, answer } = table()
  const explained = explainRefusal(store as unknown as TableStore, "c3")
  answer({ why: WHY })
  await explained
  expect(told).toEqual([WHY])
})

test("what is heard late is not told of the next position", async () => {
  const { store, told, answer } = table()
  const explained = explainRefusal(store as unknown as TableStore, "c3")
  store.positionKey = "0.5."
  answer({ why: WHY })
  await explained
  expect(told).toEqual([])
})
