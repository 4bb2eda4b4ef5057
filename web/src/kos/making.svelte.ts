/** The turn a player puts together: text, what may follow, and what it would lead to. */

import type { TableStore } from "../game/table.svelte"
import type { ChoiceView, Choices, Words } from "../lib/protocol"
import { factionsToPlace, question, spotsFor, spotsOf, type Spot } from "./picking"
import type { Faction } from "./position"
import { formatTurn, parseTurn, type Part } from "./turns"

export class TurnMaker {
  /** The half-made turn; empty before a card is chosen. */
  text = $state("")
  /** What the server said of it; of the step before while it is asked. */
  reply = $state.raw<Choices | null>(null)
  /** The faction to be placed next, where that is open. */
  faction = $state<Faction | null>(null)
  readonly #store: TableStore
  /** Puts names where a refusal has codes. */
  readonly #rephrase: (words: Words) => Words
  readonly parts: Part[] = $derived(parseTurn(this.text))
  readonly isReady: boolean = $derived(this.reply?.prefix === this.text && this.text !== "")
  readonly #spots: Spot[] = $derived(this.isReady ? spotsOf(this.text, this.reply!.choices) : [])
  readonly spots: Spot[] = $derived(spotsFor(this.#spots, this.faction))
  readonly factions: Faction[] = $derived(factionsToPlace(this.#spots))
  readonly isWhole: boolean = $derived(this.isReady && this.reply!.choices.length === 0 && !this.reply!.why)
  readonly asks: string = $derived(this.isWhole ? "confirm" : this.text !== "" && !this.isReady ? "wait" : question(this.parts, this.spots))
  readonly preview = $derived(this.text === "" ? null : (this.reply?.preview ?? null))

  constructor(store: TableStore, rephrase: (words: Words) => Words) {
    this.#store = store
    this.#rephrase = rephrase
  }

  /** Goes on with a choice. */
  async pick(choice: ChoiceView): Promise<void> {
    await this.put(choice.text)
  }

  /** Takes the last step back; without targets the card. */
  async back(): Promise<void> {
    await this.put(formatTurn(this.parts.slice(0, -1)))
  }

  /** Goes back so that only so many steps are left. */
  async keep(count: number): Promise<void> {
    await this.put(formatTurn(this.parts.slice(0, count)))
  }

  clear(): void {
    this.text = ""
    this.reply = null
    this.faction = null
  }

  /** Puts a turn, half made or whole, on the table. */
  async put(text: string): Promise<void> {
    this.#store.forgetRefusal()
    if (text === "") return this.clear()
    this.text = text
    const reply = await this.#store.choices(text)
    if (this.text !== text) return
    if (!reply) return this.clear()
    if (reply.why) {
      this.#store.tell(this.#rephrase(reply.why), reply.rule ?? "")
      return this.clear()
    }
    this.reply = reply
  }

  async confirm(): Promise<void> {
    if (this.isWhole && (await this.#store.make(this.text))) this.clear()
  }
}
