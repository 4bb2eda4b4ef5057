/** The turn a player puts together: text, what may follow, and what it would lead to. */

import type { TableStore } from "../game/table_store.svelte"
import type { Choices, Words } from "../lib/protocol"
import { factionsToPlace, question, spotsFor, spotsOf, type Spot } from "./click_targets"
import type { Faction } from "./position"
import { formatTurn, parseTurn, type Part } from "./notation"

// A step is shown whole, with the server's answer; until then words say that it is waited for. What comes within a
// tenth
// of a second still seems to come at once, and no wait over a fifth may go unseen.
const LATE_MS = 100

export class TurnBuilder {
  /** The half-made turn as it lies on the table; empty before a card is chosen. */
  text = $state("")
  /**
   * The turn that the latest click leads to, until it lies on the table; empty while the card goes back to the hand.
   */
  picking = $state<string | null>(null)
  /** What the server said of the turn on the table. */
  reply = $state.raw<Choices | null>(null)
  /** Whether the server takes its time to answer. */
  isLate = $state(false)
  /** The faction to be placed next, where that is open. */
  faction = $state<Faction | null>(null)
  #steps = 0
  /** What the server said of the steps up to here, for whoever takes some back. */
  readonly #heard = new Map<string, Choices>()
  readonly #store: TableStore
  /** Puts names where a refusal has codes. */
  readonly #rephrase: (words: Words) => Words
  readonly parts: Part[] = $derived(parseTurn(this.text))
  /** The steps of the turn as they will be after the latest click. */
  readonly coming: Part[] = $derived(this.picking === null ? this.parts : parseTurn(this.picking))
  /** Whether there is a turn to be seen, and to be taken back. */
  readonly isMaking: boolean = $derived(this.text !== "" || (this.isLate && this.coming.length > 0))
  readonly #spots: Spot[] = $derived(this.reply ? spotsOf(this.text, this.reply.choices) : [])
  readonly spots: Spot[] = $derived(spotsFor(this.#spots, this.faction))
  readonly factions: Faction[] = $derived(factionsToPlace(this.#spots))
  readonly isWhole: boolean = $derived(this.reply?.choices.length === 0)
  readonly asks: string = $derived(this.isLate ? "wait" : this.isWhole ? "confirm" : question(this.parts, this.spots))
  readonly preview = $derived(this.reply?.preview ?? null)

  constructor(store: TableStore, rephrase: (words: Words) => Words) {
    this.#store = store
    this.#rephrase = rephrase
  }

  /** Goes back so that only so many steps are left. */
  async keep(count: number): Promise<void> {
    const text = formatTurn(this.coming.slice(0, count))
    if (text !== "" && text !== this.text) return this.put(text)
    this.#store.clearError()
    const step = this.#begin(text === "" ? "" : null)
    // What is left lies on the table; only what was picked was let go.
    if (text !== "") return
    // All cards come back, and the page is laid out anew: the click is answered before.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    if (step === this.#steps) this.clear()
  }

  /** What was heard no longer holds: the position is another one. */
  forget(): void {
    this.#heard.clear()
  }

  clear(): void {
    this.forget()
    this.#begin(null)
    this.text = ""
    this.reply = null
    this.faction = null
  }

  /** Puts a turn, half made or whole, on the table. */
  async put(text: string): Promise<void> {
    this.#store.clearError()
    if (text === "") return this.clear()
    const step = this.#begin(text)
    const reply = this.#heard.get(text) ?? (await this.#ask(text, step))
    if (step !== this.#steps) return
    if (!reply) return this.clear()
    if (reply.why) {
      this.#store.showError(this.#rephrase(reply.why), reply.rule ?? "")
      return this.clear()
    }
    this.#heard.set(text, reply)
    this.text = text
    this.reply = reply
    this.picking = null
  }

  /** What the server says of a turn that is not to lie on the table; null if something was done meanwhile. */
  async ask(text: string): Promise<Choices | null> {
    const step = this.#begin(this.picking)
    const reply = await this.#ask(text, step)
    return step === this.#steps ? reply : null
  }

  /** The number of a step that begins: what is heard of an earlier one comes too late. */
  #begin(picking: string | null): number {
    this.picking = picking
    this.isLate = false
    return ++this.#steps
  }

  async #ask(text: string, step: number): Promise<Choices | null> {
    const late = setTimeout(() => {
      if (step === this.#steps) this.isLate = true
    }, LATE_MS)
    const reply = await this.#store.choices(text)
    clearTimeout(late)
    if (step === this.#steps) this.isLate = false
    return reply
  }

  async confirm(): Promise<void> {
    if (this.isWhole && this.picking === null && (await this.#store.make(this.text))) this.clear()
  }
}
