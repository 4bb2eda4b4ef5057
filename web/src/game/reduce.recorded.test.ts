/** Messages of a real server lead to the same views here and in the Python client (tests/client/test_reducer.py). */

import { expect, test } from "vitest"
import type { GameView, Outgoing } from "../lib/protocol"
import recorded from "../../../tests/client/recorded_messages.json"
import { NOTHING, reduce } from "./reduce"

interface Case {
  name: string
  messages: Outgoing[]
  view: GameView | null
  has_gap: boolean
}

/** The same without fields that say nothing: a server may leave them out, and each language fills them in. */
function withoutDefaults(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDefaults)
  if (typeof value !== "object" || value === null) return value
  const kept = Object.entries(value).map(([name, inner]) => [name, withoutDefaults(inner)] as const)
  return Object.fromEntries(kept.filter(([, inner]) => !isDefault(inner)))
}

function isDefault(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.keys(value).length === 0
  return !value
}

test.each(recorded as unknown as Case[])("$name", ({ messages, view, has_gap }) => {
  const shown = messages.reduce((before, message) => reduce(before, message, 0), NOTHING)
  expect(withoutDefaults(shown.view)).toEqual(withoutDefaults(view))
  expect(shown.hasGap).toBe(has_gap)
})
