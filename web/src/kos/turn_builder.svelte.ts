/** The turn that a player builds step by step: its text, the next choices, and a preview of the result. */

import type { TableStore } from "../game/table_store.svelte"
import type { Choices, Words } from "../lib/protocol"
import { factionsToPlace, questionKey, spotsFor, spotsOf, type ClickTarget } from "./click_targets"
import type { Faction } from "./position"
import { formatTurn, parseTurn, type Part } from "./notation"

// A step is shown with the server's answer. An answer within a tenth of a second seems instant; after that a message
// says that the app is waiting.
const LATE_MS = 100

/** The number of the target to be chosen next, and how many a card has. */
export interface Progress {
  step: number
  count: number
}

function progressOf(parts: readonly Part[], reply: Choices | null): Progress | null {
  const chosen = parts.length - 1
  const count = reply?.target_count ?? 0
  return count > 1 && chosen < count ? { step: chosen + 1, count } : null
}

export class TurnBuilder {
  /** The unfinished turn that is shown; empty before a card is chosen. */
  text = $state("")
  /**
   * The turn that the latest click leads to, until it lies on the table; empty while the card goes back to the hand.
   */
  pendingText = $state<string | null>(null)
  /** The server's answer for the turn that is shown. */
  reply = $state.raw<Choices | null>(null)
  /** Whether the server takes its time to answer. */
  isLate = $state(false)
  /** The faction to be placed next, where that is open. */
  faction = $state<Faction | null>(null)
  #steps = 0
  /** The server's answers for earlier steps, used when steps are taken back. */
  readonly #answers = new Map<string, Choices>()
  readonly #store: TableStore
  /** Replaces codes in a refusal by names. */
  readonly #rephrase: (words: Words) => Words
  readonly parts: Part[] = $derived(parseTurn(this.text))
  /** The steps of the turn as they will be after the latest click. */
  readonly pendingParts: Part[] = $derived(this.pendingText === null ? this.parts : parseTurn(this.pendingText))
  /** Whether a turn has been begun, so that a step can be undone. */
  readonly isMaking: boolean = $derived(this.text !== "" || (this.isLate && this.pendingParts.length > 0))
  readonly #spots: ClickTarget[] = $derived(this.reply ? spotsOf(this.text, this.reply.choices) : [])
  readonly spots: ClickTarget[] = $derived(spotsFor(this.#spots, this.faction))
  readonly factions: Faction[] = $derived(factionsToPlace(this.#spots))
  readonly isWhole: boolean = $derived(this.reply?.choices.length === 0)
  readonly question: string = $derived(
    this.isLate ? "wait" : this.isWhole ? "confirm" : questionKey(this.parts, this.spots),
  )
  /** The progress through the card's targets; null if it has one at most, or all are chosen. */
  readonly progress: Progress | null = $derived(this.isLate ? null : progressOf(this.parts, this.reply))
  readonly preview = $derived(this.reply?.preview ?? null)

  constructor(store: TableStore, rephrase: (words: Words) => Words) {
    this.#store = store
    this.#rephrase = rephrase
  }

  /** Take steps back until this many are left. */
  async truncate(count: number): Promise<void> {
    const text = formatTurn(this.pendingParts.slice(0, count))
    if (text !== "" && text !== this.text) return this.setText(text)
    this.#store.clearError()
    const step = this.#begin(text === "" ? "" : null)
    // The remaining steps are shown already; only the latest click was dropped.
    if (text !== "") return
    // Showing all cards changes the layout of the page. So answer the click first.
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    if (step === this.#steps) this.clear()
  }

  /** Drop the stored answers: the position has changed. */
  dropAnswers(): void {
    this.#answers.clear()
  }

  clear(): void {
    this.dropAnswers()
    this.#begin(null)
    this.text = ""
    this.reply = null
    this.faction = null
  }

  /** Show a turn, complete or not, and ask the server how it continues. */
  async setText(text: string): Promise<void> {
    this.#store.clearError()
    if (text === "") return this.clear()
    const step = this.#begin(text)
    const reply = this.#answers.get(text) ?? (await this.#ask(text, step))
    if (step !== this.#steps) return
    if (!reply) return this.clear()
    if (reply.why) {
      this.#store.showError(this.#rephrase(reply.why), reply.rule ?? "")
      return this.clear()
    }
    this.#answers.set(text, reply)
    this.text = text
    this.reply = reply
    this.pendingText = null
  }

  /** Ask about a turn without showing it; null if the player did something meanwhile. */
  async ask(text: string): Promise<Choices | null> {
    const step = this.#begin(this.pendingText)
    const reply = await this.#ask(text, step)
    return step === this.#steps ? reply : null
  }

  /** Start a step and return its number; answers to earlier steps are ignored. */
  #begin(pendingText: string | null): number {
    this.pendingText = pendingText
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
    if (this.isWhole && this.pendingText === null && (await this.#store.make(this.text))) this.clear()
  }
}
