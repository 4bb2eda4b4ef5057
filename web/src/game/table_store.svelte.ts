/** A table as the boards know it: a position, the turns on offer in it, and what there is to tell. */

import type { Notice } from "../lib/errors"
import type { ChoiceView, Choices, GameView, HintMessage, MapInfo, TurnView, Words } from "../lib/protocol"
import { say, sentence } from "../lib/words.svelte"
import { NOTHING, type Shown } from "./reduce"
import { isYourTurn } from "./status_text"

interface ListedTurns {
  position: string
  turns: ChoiceView[]
  /** By the animal that was picked. */
  requests: Map<string, Promise<void>>
}

export abstract class TableStore {
  shown = $state.raw<Shown>(NOTHING)
  /** What to tell the player. */
  notice = $state.raw<Notice | null>(null)
  hint = $state.raw<HintMessage | null>(null)
  isAsking = $state(false)
  /** Which earlier position is looked at; null for the present one. */
  shownPly = $state<number | null>(null)
  /** Whether a shared screen is being passed on: what the next player knows stays covered. */
  isCovered = $state(false)
  /** The whole turns of Siam that the server has listed, the position they belong to, and the requests for them. */
  #listed = $state.raw<ListedTurns>({ position: "", turns: [], requests: new Map() })

  /** How a half-made turn may go on; null if the server refused to say. */
  abstract choices(prefix: string, whole?: boolean): Promise<Choices | null>
  /** Makes a turn. */
  abstract play(turn: string): Promise<boolean>
  /** Makes a turn now, or leaves it for later where one is being chosen beforehand. */
  make(turn: string): Promise<boolean> {
    return this.play(turn)
  }
  /** The map of King of Siam. */
  abstract map(): Promise<MapInfo>

  get view(): GameView | null {
    return this.shown.view
  }

  get isYourTurn(): boolean {
    return this.view !== null && isYourTurn(this.view)
  }

  /** The position that is shown, by name: what was picked in it stays picked, whatever else is heard. */
  get place(): string {
    return this.view ? `${this.#present}.${this.shownPly ?? ""}` : ""
  }

  /** Whether turns can be put together now: yours, and not looking back. */
  get canMove(): boolean {
    return this.isYourTurn && this.shownPly === null && !this.isAsking
  }

  /** The position text that is shown. */
  get text(): string {
    const view = this.view
    if (!view) return ""
    if (this.shownPly === null) return view.position.text
    return this.shownPly === 0 ? this.#first(view) : (view.turns[this.shownPly - 1]?.after ?? view.position.text)
  }

  /** The turn that led to the position shown. */
  get lastTurn(): TurnView | null {
    const turns = this.view?.turns ?? []
    return turns[(this.shownPly ?? turns.length) - 1] ?? null
  }

  /** Tells the player why something is not possible, and by which rule. */
  showError(words: Words, rule = ""): void {
    this.notice = { text: () => sentence(say(words)), kind: "error", rule }
  }

  /** What was refused has been read: something else is being tried. */
  clearError(): void {
    if (this.notice?.kind === "error") this.notice = null
  }

  /** The ways to begin a turn, which came with the position; none while no turn can be made. */
  get firstChoices(): ChoiceView[] {
    return this.canMove ? (this.view?.position.choices ?? []) : []
  }

  /** The whole turns of the animals that were picked in the present position (Siam). */
  get turns(): ChoiceView[] {
    return this.#listed.position === this.#present ? this.#listed.turns : []
  }

  /** Ask for the whole turns of one animal of Siam (its square, or `+`), once in each position. */
  loadTurns(animal: string): Promise<void> {
    if (!this.isYourTurn) return Promise.resolve()
    const position = this.#present
    if (this.#listed.position !== position) this.#listed = { position, turns: [], requests: new Map() }
    const { requests } = this.#listed
    const request = requests.get(animal) ?? this.#requestTurns(animal, position)
    requests.set(animal, request)
    return request
  }

  async #requestTurns(animal: string, position: string): Promise<void> {
    const reply = await this.choices(animal, true)
    if (this.#listed.position !== position) return
    if (reply) this.#listed = { ...this.#listed, turns: [...this.#listed.turns, ...reply.choices] }
    // A request that failed is repeated when the animal is picked again.
    else this.#listed.requests.delete(animal)
  }

  /** The name of the live position. */
  get #present(): string {
    const position = this.view?.position
    return position ? `${position.line ?? 0}.${position.ply}` : ""
  }

  #first(view: GameView): string {
    return view.start ?? view.position.text
  }
}
