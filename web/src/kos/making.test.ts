import { beforeEach, expect, test, vi } from "vitest"
import type { TableStore } from "../game/table.svelte"
import type { Choices } from "../lib/protocol"
import { TurnMaker } from "./making.svelte"

/** A table whose server answers when the test says so. */
class Table {
  readonly asked: string[] = []
  told: unknown[] = []
  readonly made: string[] = []
  readonly #answers: ((reply: Choices | null) => void)[] = []
  forgetRefusal(): void {
    this.told = []
  }
  tell(words: unknown): void {
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
let maker: TurnMaker
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16))
  table = new Table()
  maker = new TurnMaker(table as unknown as TableStore, (words) => words)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const offer = [{ text: "rama:ba" }] as Choices["choices"]
/** A turn lies on the table, and may go on. */
async function lay(text = "rama"): Promise<void> {
  void maker.put(text)
  await table.answer(0, { choices: offer })
}

test("a step is marked at once and laid out with the server's answer", async () => {
  void maker.put("rama")
  expect([maker.text, maker.picking, maker.coming[0]?.card]).toEqual(["", "rama", "rama"])
  await table.answer(0, { choices: offer })
  expect([maker.text, maker.picking, maker.asks]).toEqual(["rama", null, "place"])
  expect(maker.spots.map((spot) => spot.part.province)).toEqual(["ba"])
})

test("a late answer is waited for in sight", async () => {
  void maker.put("rama")
  await vi.advanceTimersByTimeAsync(99)
  expect([maker.asks, maker.isMaking]).toEqual(["card", false])
  await vi.advanceTimersByTimeAsync(1)
  expect([maker.asks, maker.isMaking]).toEqual(["wait", true])
  await table.answer(0, { choices: offer })
  expect([maker.text, maker.asks]).toEqual(["rama", "place"])
})

test("what may be picked stays in sight while the answer is late", async () => {
  await lay()
  void maker.put("rama:ba")
  await vi.advanceTimersByTimeAsync(100)
  expect([maker.asks, maker.spots.length]).toEqual(["wait", 1])
  // Another step begins a wait of its own.
  void maker.put("rama:su")
  expect(maker.asks).toBe("place")
  await vi.advanceTimersByTimeAsync(100)
  await table.answer(1)
  expect(maker.asks).toBe("wait")
})

test("a question about what may not be leaves the turn as it is, and is waited for in sight", async () => {
  await lay()
  const asked = maker.ask("rama:xx")
  await vi.advanceTimersByTimeAsync(100)
  expect([maker.text, maker.picking, maker.asks]).toEqual(["rama", null, "wait"])
  await table.answer(1, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([(await asked)?.why, maker.asks]).toEqual([["kos-no"], "place"])
  const stale = maker.ask("rama:xx")
  void maker.put("lao")
  await table.answer(2)
  expect(await stale).toBe(null)
})

test("only the latest click counts, whichever answer comes first", async () => {
  void maker.put("rama")
  void maker.put("lao")
  await table.answer(0)
  expect([maker.text, maker.picking]).toEqual(["", "lao"])
  await table.answer(1)
  expect([maker.text, maker.picking]).toEqual(["lao", null])
  void maker.put("malay")
  void maker.put("khon")
  await table.answer(3)
  await table.answer(2)
  expect([maker.text, maker.picking]).toEqual(["khon", null])
})

test("an answer about the same card in an earlier position is not taken for the new one", async () => {
  void maker.put("rama")
  maker.clear()
  await lay()
  expect([maker.text, maker.picking]).toEqual(["", "rama"])
  await table.answer(1)
  expect([maker.text, maker.isWhole]).toEqual(["rama", true])
})

test("steps back count from the latest click", async () => {
  await lay("rama:ba,su")
  void maker.keep(maker.coming.length - 1)
  void maker.keep(maker.coming.length - 1)
  expect(table.asked).toEqual(["rama:ba,su", "rama:ba", "rama"])
  await table.answer(1)
  await table.answer(2)
  expect(maker.text).toBe("rama")
})

test("a step back is made without asking again, unless the position has changed", async () => {
  await lay()
  void maker.put("rama:ba")
  await table.answer(1)
  void maker.keep(1)
  expect([maker.text, maker.picking, maker.spots.length, table.asked.length]).toEqual(["rama", null, 1, 2])
  maker.forget()
  void maker.put("rama")
  expect([maker.picking, table.asked.length]).toEqual(["rama", 3])
})

test("what was picked is let go before the server has answered, and nothing is asked again", async () => {
  await lay()
  void maker.put("rama:ba")
  await maker.keep(1)
  expect([maker.text, maker.picking, table.asked.length]).toEqual(["rama", null, 2])
  await table.answer(1)
  expect([maker.text, maker.spots.length]).toEqual(["rama", 1])
})

test("while another step is asked about, the turn before is not made", async () => {
  void maker.put("rama")
  await table.answer(0)
  expect(maker.isWhole).toBe(true)
  void maker.put("lao")
  await maker.confirm()
  expect(table.made).toEqual([])
  await table.answer(1)
  await maker.confirm()
  expect(table.made).toEqual(["lao"])
})

test("what is refused is told and forgotten", async () => {
  void maker.put("rama")
  await table.answer(0, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([maker.text, maker.picking, table.told.length]).toEqual(["", null, 1])
  void maker.put("lao")
  await vi.advanceTimersByTimeAsync(100)
  expect(table.told).toEqual([])
  await table.answer(1, { why: ["kos-no"] as unknown as Choices["why"] })
  expect([maker.text, maker.picking, table.told.length]).toEqual(["", null, 1])
})

test("the card goes back to the hand after the frame that answers the click", async () => {
  await lay()
  void maker.keep(0)
  expect([maker.text, maker.coming]).toEqual(["rama", []])
  await vi.advanceTimersByTimeAsync(17)
  expect([maker.text, maker.picking, maker.reply]).toEqual(["", null, null])
})

test("a card chosen while another goes back stays chosen", async () => {
  await lay()
  void maker.keep(0)
  void maker.put("lao")
  await vi.advanceTimersByTimeAsync(17)
  await table.answer(1)
  expect([maker.text, maker.picking]).toEqual(["lao", null])
})

test("a turn of another position is gone at once, and so is what was asked about it", async () => {
  void maker.put("rama")
  void maker.put("")
  expect(maker.picking).toBe(null)
  await vi.advanceTimersByTimeAsync(200)
  expect(maker.text).toBe("")
  await table.answer(0, { choices: offer })
  expect([maker.text, maker.reply]).toEqual(["", null])
})
