/** The state that both boards need: a position, the legal turns in it, and a message for the player. */

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
  /** The message for the player. */
  notice = $state.raw<Notice | null>(null)
  hint = $state.raw<HintMessage | null>(null)
  /** Whether a command waits for the answer of the server. */
  isPending = $state(false)
  /** The number of the earlier position that is shown; null for the current one. */
  shownPly = $state<number | null>(null)
  /** Whether a shared device is being passed on, so that the next player's cards stay hidden. */
  isCovered = $state(false)
  /** The seat of another player whose turn is being shown on the map, step by step; null if none is. */
  watchedSeat = $state<number | null>(null)
  /** The whole turns of Siam that the server has listed, the position they belong to, and the requests for them. */
  #listed = $state.raw<ListedTurns>({ position: "", turns: [], requests: new Map() })

  /** Ask how an unfinished turn can continue; null if the server refused. */
  abstract choices(prefix: string, whole?: boolean): Promise<Choices | null>
  /** Play a turn. */
  abstract play(turn: string): Promise<boolean>
  /** Play a turn, or store it if the player is preparing one for later. */
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

  /** A key of the position shown; a selection lasts as long as the key stays the same. */
  get positionKey(): string {
    return this.view ? `${this.#currentKey}.${this.shownPly ?? ""}` : ""
  }

  /** Whether the player can make a turn now: it is their turn, and the current position is shown. */
  get canMove(): boolean {
    return this.isYourTurn && this.shownPly === null && !this.isPending
  }

  /** The position text that is shown. */
  get positionText(): string {
    const view = this.view
    if (!view) return ""
    if (this.shownPly === null) return view.position.text
    return this.shownPly === 0 ? this.#startText(view) : (view.turns[this.shownPly - 1]?.after ?? view.position.text)
  }

  /** The leader in each province of King of Siam in the position shown. */
  get leaders(): string {
    const view = this.view
    if (!view) return ""
    if (this.shownPly === null) return view.position.leaders ?? ""
    return (this.shownPly === 0 ? view.start_leaders : view.turns[this.shownPly - 1]?.leaders) ?? ""
  }

  /** The turn that led to the position shown. */
  get lastTurn(): TurnView | null {
    const turns = this.view?.turns ?? []
    return turns[(this.shownPly ?? turns.length) - 1] ?? null
  }

  /** Show why something is not possible, and by which rule. */
  showError(words: Words, rule = ""): void {
    this.notice = { text: () => sentence(say(words)), kind: "error", rule }
  }

  /** Hide the error: the player tries something else. */
  clearError(): void {
    if (this.notice?.kind === "error") this.notice = null
  }

  /** The ways to begin a turn, which came with the position; none while no turn can be made. */
  get firstChoices(): ChoiceView[] {
    return this.canMove ? (this.view?.position.choices ?? []) : []
  }

  /** The whole turns of the animals that were picked in the present position (Siam). */
  get turns(): ChoiceView[] {
    return this.#listed.position === this.#currentKey ? this.#listed.turns : []
  }

  /** Ask for the whole turns of one animal of Siam (its square, or `+`), once in each position. */
  loadTurns(animal: string): Promise<void> {
    if (!this.isYourTurn) return Promise.resolve()
    const position = this.#currentKey
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
  get #currentKey(): string {
    const position = this.view?.position
    return position ? `${position.line ?? 0}.${position.ply}` : ""
  }

  #startText(view: GameView): string {
    return view.start ?? view.position.text
  }
}
