/** One game as the page shows it: what the server said, what the player is putting together, what went wrong. */

import { connection, newId } from "../lib/live.svelte"
import type { ChoiceView, Choices, GameView, HintMessage, Incoming, Outgoing, Prepare, PreparedView, TurnView, Words } from "../lib/protocol"
import { say, sentence, t } from "../lib/words.svelte"
import { hasOthers } from "./names"
import { seatsBefore, stepsLeft } from "./preparing"
import { declined, NOTHING, reduce, type Matter, type Shown } from "./reduce"
import { isYourTurn } from "./telling"

export class GameStore {
  readonly id: string
  readonly live = connection()
  shown = $state.raw<Shown>(NOTHING)
  /** The whole turns on offer (Siam), for the position they belong to. */
  turns = $state.raw<ChoiceView[]>([])
  /** What to tell the player: an error or a refusal, a hint or an answer. */
  notice = $state<{ text: string; kind: "wrong" | "news" } | null>(null)
  hint = $state.raw<HintMessage | null>(null)
  isAsking = $state(false)
  isHinting = $state(false)
  /** Which earlier position is looked at; null for the present one. */
  lookAt = $state<number | null>(null)
  isMissing = $state(false)
  /** Whether a shared screen is being passed on: what the next player knows stays covered. */
  isCovered = $state(false)
  /** Whether a rematch is wished for here: once it is made, everybody who waits goes there. */
  wantsRematch = $state(false)
  /** Whether a turn is being chosen for later, on the board. */
  isPreparing = $state(false)
  /** What the others have to play before the turn that is chosen for later; null if that does not matter. */
  expected = $state<string[] | null>(null)
  #hasWithdrawn = false
  #stop: () => void
  #offered = ""

  constructor(id: string) {
    this.id = id
    this.#stop = this.live.watch(id, (message) => this.#hear(message))
  }

  close(): void {
    this.#stop()
  }

  get view(): GameView | null {
    return this.shown.view
  }

  get isYourTurn(): boolean {
    return this.view !== null && isYourTurn(this.view)
  }

  /** The position that is shown, by name: what was picked in it stays picked, whatever else is heard. */
  get place(): string {
    return this.view ? `${this.#present(this.view)}.${this.lookAt ?? ""}` : ""
  }

  /** Whether turns can be put together now: yours, and not looking back. */
  get mayMove(): boolean {
    return this.isYourTurn && this.lookAt === null && !this.isAsking
  }

  /** Whether a turn can be left for later: somebody plays alone at this screen and waits for others. */
  get mayPrepare(): boolean {
    const view = this.view
    return view !== null && view.status === "running" && view.you.length === 1 && !this.isYourTurn && hasOthers(view)
  }

  /** What the one at this screen means to do when their turn comes. */
  get prepared(): PreparedView | null {
    return this.view?.prepared?.find((each) => each.seat === this.view!.you[0]) ?? null
  }

  /** The position text that is shown. */
  get text(): string {
    const view = this.view
    if (!view) return ""
    if (this.lookAt === null) return view.position.text
    return this.lookAt === 0 ? this.#first(view) : (view.turns[this.lookAt - 1]?.after ?? view.position.text)
  }

  /** The turn that led to the position shown. */
  get lastTurn(): TurnView | null {
    const turns = this.view?.turns ?? []
    return turns[(this.lookAt ?? turns.length) - 1] ?? null
  }

  /** The name of the live position. */
  #present({ position }: GameView): string {
    return `${position.line ?? 0}.${position.ply}`
  }

  #first(view: GameView): string {
    return view.start ?? view.position.text
  }

  #hear(message: Outgoing): void {
    if (message.t === "refused") {
      // Before anything was heard of the game, what is refused is the wish to watch it.
      if (!this.view && ["table.unknown", "message.wrong"].includes(message.code)) this.isMissing = true
      this.notice = { text: sentence(say(message.words)), kind: "wrong" }
      return
    }
    const before = this.view
    this.shown = reduce(this.shown, message, Date.now())
    if (this.shown.hasGap) this.live.resync(this.id)
    const view = this.view
    if (view && before?.position.ply !== view.position.ply) {
      this.notice = null
      this.hint = null
      this.isPreparing &&= !this.isYourTurn
    }
    const matter = declined(before, view)
    if (matter && !this.#hasWithdrawn) this.notice = { text: t(`web-declined-${matter}`), kind: "news" }
    if (!view?.request) this.#hasWithdrawn = false
    if (view?.request?.matter === "rematch" && view.you.includes(view.request.seat)) this.wantsRematch = true
    void this.#offer()
  }

  /** Gets the whole turns of Siam at once, so that every click is answered without asking. */
  async #offer(): Promise<void> {
    const view = this.view
    const key = view && this.isYourTurn ? this.#present(view) : ""
    if (key === this.#offered) return
    this.#offered = key
    this.turns = []
    if (!key || view?.game !== "siam") return
    const reply = await this.choices("", true)
    if (this.#offered !== key) return
    if (reply) this.turns = reply.choices
    else this.#offered = ""
  }

  /** How a half-made turn may go on; null if the server refused to say. */
  async choices(prefix: string, whole = false): Promise<Choices | null> {
    const ahead = this.isPreparing && !this.isYourTurn
    const reply = await this.live.ask({ t: "choose", game: this.id, id: newId(), prefix, whole, ahead })
    if (reply.t === "choices") return reply
    this.#refuse(reply)
    return null
  }

  /** Makes a turn now, or leaves it for later where one is being chosen beforehand. */
  make(turn: string): Promise<boolean> {
    return this.isPreparing ? this.prepareStep(turn) : this.play(turn)
  }

  /** Makes a turn. */
  async play(turn: string): Promise<boolean> {
    const view = this.view
    if (!view) return false
    const { ply, line } = view.position
    return this.#ask({ t: "play", game: this.id, id: newId(), ply, line: line ?? 0, turn })
  }

  resign(): Promise<boolean> {
    return this.#ask({ t: "resign", game: this.id, id: newId() })
  }

  ask(matter: Matter): Promise<boolean> {
    if (matter === "rematch") this.wantsRematch = true
    return this.#ask({ t: "ask", game: this.id, id: newId(), matter })
  }

  answer(matter: Matter, agree: boolean): Promise<boolean> {
    if (matter === "rematch") this.wantsRematch = agree
    return this.#ask({ t: "answer", game: this.id, id: newId(), matter, agree })
  }

  /** Takes back what was asked for here. */
  withdraw(matter: Matter): Promise<boolean> {
    this.#hasWithdrawn = true
    return this.answer(matter, false)
  }

  /** Adds a turn to those that are left for later, with what the others have to play before it. */
  async prepareStep(turn: string): Promise<boolean> {
    const view = this.view!
    const before = stepsLeft(view)
    const expect = (this.expected ?? []).slice(0, seatsBefore(view, before.length).length).map((each) => each.trim())
    const isKept = await this.prepare({ steps: [...before, { turn, expect }] })
    if (isKept) this.expected = null
    return isKept
  }

  /** Leaves turns, or a pass that stands, for when one's turn comes; neither takes back what was left. */
  prepare(wanted: Pick<Prepare, "steps" | "standing">): Promise<boolean> {
    const { ply, line } = this.view!.position
    this.isPreparing = false
    return this.#ask({ t: "prepare", game: this.id, id: newId(), ply, line: line ?? 0, ...wanted })
  }

  /** Gives the seat up; the game goes on. */
  standUp(): Promise<boolean> {
    return this.#ask({ t: "stand_up", game: this.id, id: newId() })
  }

  rename(title: string): Promise<boolean> {
    return this.#ask({ t: "title", game: this.id, id: newId(), title })
  }

  say(text: string): Promise<boolean> {
    return this.#ask({ t: "say", game: this.id, id: newId(), text })
  }

  async askHint(): Promise<void> {
    this.isHinting = true
    const wasRated = this.view?.is_rated ?? false
    const reply = await this.live.ask({ t: "hint", game: this.id, id: newId() })
    this.isHinting = false
    if (reply.t === "hint") {
      this.hint = reply
      const told = t(this.view?.game === "siam" ? "web-hint" : "web-kos-hint", { turn: say(reply.does) })
      this.notice = { text: wasRated ? `${told} ${t("web-rated-no-longer")}` : told, kind: "news" }
    } else this.#refuse(reply)
  }

  /** Tells the player why something is not possible. */
  tell(words: Words, rule = ""): void {
    const text = sentence(say(words))
    this.notice = { text: rule ? `${text} (${rule})` : text, kind: "wrong" }
  }

  /** What was refused has been read: something else is being tried. */
  forgetRefusal(): void {
    if (this.notice?.kind === "wrong") this.notice = null
  }

  async #ask(command: Incoming): Promise<boolean> {
    this.isAsking = true
    const reply = await this.live.ask(command)
    this.isAsking = false
    if (reply.t === "done") return true
    this.#refuse(reply)
    return false
  }

  #refuse(reply: Outgoing): void {
    if (reply.t === "refused") this.tell(reply.words, reply.rule ?? "")
  }
}
