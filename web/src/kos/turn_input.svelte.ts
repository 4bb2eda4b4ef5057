/** The effects of clicks and keys while a turn of King of Siam is built, and the keyboard focus after each step. */

import { tick } from "svelte"
import type { TableStore } from "../game/table_store.svelte"
import type { MapInfo } from "../lib/protocol"
import { partIn, type CardOffer, type ClickTarget } from "./click_targets"
import { nameCodes } from "./descriptions"
import { formatTurn, type CardName } from "./notation"
import type { Position } from "./position"
import type { TurnBuilder } from "./turn_builder.svelte"

/** The parts of the table that take part in a turn; undefined until they are drawn. */
export interface TurnParts {
  table: HTMLElement | undefined
  layout: { reveal(): void } | undefined
  map: { focus(): boolean; show(): void } | undefined
  sheet: { nudge(): void; focusConfirm(): boolean } | undefined
}

export class TurnInput {
  readonly #store: TableStore
  readonly #builder: TurnBuilder
  readonly #parts: () => TurnParts

  constructor(store: TableStore, builder: TurnBuilder, parts: () => TurnParts) {
    this.#store = store
    this.#builder = builder
    this.#parts = parts
  }

  pickCard(offer: CardOffer): void {
    void this.#goOn(() => this.#builder.setText(offer.choice?.text ?? offer.card))
    this.#parts().layout?.reveal()
  }

  /** Show a hint as an unfinished turn that can be changed. */
  tryHint(turn: string): void {
    void this.#goOn(() => this.#builder.setText(turn))
    this.#parts().map?.show()
  }

  pick(spot: ClickTarget): void {
    void this.#goOn(() => this.#builder.setText(spot.choice.text))
  }

  /** Explain why a province cannot be chosen; if no province can, point to the next step instead. */
  async explain(province: string, live: Position, map: MapInfo): Promise<void> {
    const builder = this.#builder
    // The latest click is still being processed.
    if (builder.pendingText !== null) return
    this.#store.clearError()
    const wanted = builder.spots[0]?.part
    if (!wanted) return this.#parts().sheet?.nudge()
    const reply = await builder.ask(formatTurn([...builder.parts, partIn(province, wanted, live)]))
    if (reply?.why) this.#store.showError(nameCodes(reply.why, map), reply.rule ?? "")
  }

  /** Undo the latest step by a key or on the map. */
  back(): void {
    const left = this.#builder.pendingParts.length - 1
    if (left < 0) return
    if (left > 0) void this.#goOn(() => this.#builder.truncate(left))
    else this.#putBack()
  }

  /** Undo steps by the buttons of the bar; the focus stays there while any steps are left. */
  keep(count: number): void {
    if (count > 0) void this.#builder.truncate(count)
    else this.#putBack()
  }

  /** Put the card back into the hand, and move the focus to it. */
  #putBack(): void {
    const card = this.#builder.pendingParts[0]?.card
    void this.#goOn(() => {
      // Move the focus first: if a focused element is removed, the browser lays out the page at once.
      this.#focusCard(card)
      return this.#builder.truncate(0)
    })
  }

  /** After a step made with the keyboard, move the focus to where the next step is made. */
  async #goOn(step: () => Promise<void>): Promise<void> {
    const builder = this.#builder
    const isByKey = document.activeElement?.matches(":focus-visible") ?? false
    const card = builder.pendingParts[0]?.card
    const doing = step()
    const from = document.activeElement
    let hasLeft = false
    // If the player moves the focus while the app waits, it stays there; a removed element does not count.
    const notice = () => (hasLeft ||= from?.isConnected === true)
    document.addEventListener("focusin", notice)
    await doing
    await tick()
    document.removeEventListener("focusin", notice)
    const { map, sheet } = this.#parts()
    // A step that was made meanwhile goes on by itself.
    if (!isByKey || hasLeft || builder.pendingText !== null || sheet?.focusConfirm() || map?.focus()) return
    if (builder.text === "" && !document.activeElement?.matches(".pick")) this.#focusCard(card)
  }

  #focusCard(card: CardName | undefined): void {
    const { table } = this.#parts()
    const found =
      table?.querySelector<HTMLElement>(`[data-card="${card}"]`) ?? table?.querySelector<HTMLElement>("[data-card]")
    found?.focus({ preventScroll: true })
  }
}
