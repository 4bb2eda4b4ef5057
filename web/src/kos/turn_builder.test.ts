import { beforeEach, expect, test, vi } from "vitest"
import type { TableStore } from "../game/table_store.svelte"
import type { Choices } from "../lib/protocol"
import { TurnBuilder } from "./turn_builder.svelte"

/** A table whose server answers when the test says so. */
class Table {
  readonly asked: string[] = []
  told: unknown[] = []
  readonly made: string[] = []
  readonly #answers: ((reply: Choices | null) => void)[] = []
  clearError(): void {
    this.told = []
  }
  showError(words: unknown): void {
    this.told.push(words)
  }
  choices(prefix: string): Promise<Choices | null> {
    this.asked.push(prefix)
    return new Promise((answer) => this.#answers.push(answer))
  }
  async make(turn: string): Promise<boolean> {
    this.made.push(turn)
    return true
  }
  /** Answers a question, counted from the first. */
  async answer(at: number, more: Partial<Choices> = {}): Promise<void> {
    this.#answers[at]!({ prefix: this.asked[at], choices: [], ...more } as Choices)
    await vi.advanceTimersByTimeAsync(0)
  }
}

let table: Table
let builder: TurnBuilder
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16))
  table = new Table()
  builder = new TurnBuilder(table as unknown as TableStore, (words) => words)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const offer = [{ text: "rama:ba" }] as Choices["choices"]
/** A turn lies on the table, and may go on. */
async function lay(text = "rama"): Promise<void> {
  void builder.setText(text)
  await table.answer(0, { choices: offer })
}

test("a step is marked at once and laid out with the server's answer", async () => {
  void builder.setText("rama")
  expect([builder.text, builder.pendingText, builder.pendingParts[0]?.card]).toEqual(["", "rama", "rama"])
  await table.answer(0, { choices: offer })
  expect([builder.text, builder.pendingText, builder.question]).toEqual(["rama", null, "place"])
  expect(builder.spots.map((spot) => spot.part.province)).toEqual(["ba"])
})

test("a late answer is waited for in sight", async () => {
  void builder.setText("rama")
  await vi.advanceTimersByTimeAsync(99)
  expect([builder.question, builder.isMaking]).toEqual(["card", false])
  await vi.advanceTimersByTimeAsync(1)
  expect([builder.question, builder.isMaking]).toEqual(["wait", true])
  await table.answer(0, { choices: offer })
  expect([builder.text, builder.question]).toEqual(["rama", "place"])
})

test("choices stay visible while the answer is late", async () => {
  await lay()
  void builder.setText("rama:ba")
  await vi.advanceTimersByTimeAsync(100)
  expect([builder.question, builder.spots.length]).toEqual(["wait", 1])
  // Another step begins a wait of its own.
  void builder.setText("rama:su")
  expect(builder.question).toBe("place")
  await vi.advanceTimersByTimeAsync(100)
  await table.answer(1)
  expect(builder.question).toBe("wait")
})

test("asking about an illegal target leaves the turn as it is and shows that it waits", async () => {
  await lay()
  const asked = builder.ask("rama:xx")
  await vi.advanceTimersByTimeAsync(100)
  expect([builder.text, builder.pendingText, builder.question]).toEqual(["rama", null, "wait"])
  await table.answer(1, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([(await asked)?.why, builder.question]).toEqual([["kos-no"], "place"])
  const stale = builder.ask("rama:xx")
  void builder.setText("lao")
  await table.answer(2)
  expect(await stale).toBe(null)
})

test("only the latest click counts, whichever answer comes first", async () => {
  void builder.setText("rama")
  void builder.setText("lao")
  await table.answer(0)
  expect([builder.text, builder.pendingText]).toEqual(["", "lao"])
  await table.answer(1)
  expect([builder.text, builder.pendingText]).toEqual(["lao", null])
  void builder.setText("malay")
  void builder.setText("khon")
  await table.answer(3)
  await table.answer(2)
  expect([builder.text, builder.pendingText]).toEqual(["khon", null])
})

test("an answer about the same card in an earlier position is not taken for the new one", async () => {
  void builder.setText("rama")
  builder.clear()
  await lay()
  expect([builder.text, builder.pendingText]).toEqual(["", "rama"])
  await table.answer(1)
  expect([builder.text, builder.isWhole]).toEqual(["rama", true])
})

test("steps back count from the latest click", async () => {
  await lay("rama:ba,su")
  void builder.truncate(builder.pendingParts.length - 1)
  void builder.truncate(builder.pendingParts.length - 1)
  expect(table.asked).toEqual(["rama:ba,su", "rama:ba", "rama"])
  await table.answer(1)
  await table.answer(2)
  expect(builder.text).toBe("rama")
})

test("a step back is made without asking again, unless the position has changed", async () => {
  await lay()
  void builder.setText("rama:ba")
  await table.answer(1)
  void builder.truncate(1)
  expect([builder.text, builder.pendingText, builder.spots.length, table.asked.length]).toEqual(["rama", null, 1, 2])
  builder.dropAnswers()
  void builder.setText("rama")
  expect([builder.pendingText, table.asked.length]).toEqual(["rama", 3])
})

test("a choice is undone before the server has answered, without another request", async () => {
  await lay()
  void builder.setText("rama:ba")
  await builder.truncate(1)
  expect([builder.text, builder.pendingText, table.asked.length]).toEqual(["rama", null, 2])
  await table.answer(1)
  expect([builder.text, builder.spots.length]).toEqual(["rama", 1])
})

test("while another step is asked about, the turn before is not made", async () => {
  void builder.setText("rama")
  await table.answer(0)
  expect(builder.isWhole).toBe(true)
  void builder.setText("lao")
  await builder.confirm()
  expect(table.made).toEqual([])
  await table.answer(1)
  await builder.confirm()
  expect(table.made).toEqual(["lao"])
})

test("a refused choice is explained and dropped", async () => {
  void builder.setText("rama")
  await table.answer(0, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([builder.text, builder.pendingText, table.told.length]).toEqual(["", null, 1])
  void builder.setText("lao")
  await vi.advanceTimersByTimeAsync(100)
  expect(table.told).toEqual([])
  await table.answer(1, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([builder.text, builder.pendingText, table.told.length]).toEqual(["", null, 1])
})

test("the card goes back to the hand after the frame that answers the click", async () => {
  await lay()
  void builder.truncate(0)
  expect([builder.text, builder.pendingParts]).toEqual(["rama", []])
  await vi.advanceTimersByTimeAsync(17)
  expect([builder.text, builder.pendingText, builder.reply]).toEqual(["", null, null])
})

test("a card chosen while another goes back stays chosen", async () => {
  await lay()
  void builder.truncate(0)
  void builder.setText("lao")
  await vi.advanceTimersByTimeAsync(17)
  await table.answer(1)
  expect([builder.text, builder.pendingText]).toEqual(["lao", null])
})

test("a turn of another position is dropped at once, with its pending requests", async () => {
  void builder.setText("rama")
  void builder.setText("")
  expect(builder.pendingText).toBe(null)
  await vi.advanceTimersByTimeAsync(200)
  expect(builder.text).toBe("")
  await table.answer(0, { choices: offer })
  expect([builder.text, builder.reply]).toEqual(["", null])
})

test("progress counts the targets of a card until all are chosen", async () => {
  void builder.setText("rama")
  await table.answer(0, { choices: offer, target_count: 2 })
  expect(builder.progress).toEqual({ step: 1, count: 2 })
  void builder.setText("rama:ba")
  await table.answer(1, { choices: offer, target_count: 2 })
  expect(builder.progress).toEqual({ step: 2, count: 2 })
  void builder.setText("rama:ba,ba")
  await table.answer(2, { choices: offer, target_count: 2 })
  expect(builder.progress).toBeNull()
})
