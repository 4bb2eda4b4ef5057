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

test("the reason why no turn begins so is shown", async () => {
  const { store, told, answer } = table()
  const explained = explainRefusal(store as unknown as TableStore, "c3")
  answer({ why: WHY })
  await explained
  expect(told).toEqual([WHY])
})

test("a late answer is not shown at the next position", async () => {
  const { store, told, answer } = table()
  const explained = explainRefusal(store as unknown as TableStore, "c3")
  store.positionKey = "0.5."
  answer({ why: WHY })
  await explained
  expect(told).toEqual([])
})
