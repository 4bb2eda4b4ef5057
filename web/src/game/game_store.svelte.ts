/** The state of the page of one live game, and the commands that it sends. */

import { api } from "../lib/api"
import { connection, newId } from "../lib/live_connection.svelte"
import type {
  Choices,
  GameView,
  Incoming,
  MapInfo,
  Outgoing,
  Prepare,
  PreparedView,
  RemarkMessage,
  SaidView,
} from "../lib/protocol"
import { say, sentence, t } from "../lib/words.svelte"
import { hasRemotePlayers } from "./player_names"
import { newMessages } from "./chat_news"
import { seatsBefore, remainingSteps } from "./conditional_turns"
import { declined, reduce, type Matter } from "./reduce"
import { TableStore } from "./table_store.svelte"

export class GameStore extends TableStore {
  readonly id: string
  readonly live = connection()
  isHinting = $state(false)
  /** The latest remark of an opponent. */
  remark = $state.raw<RemarkMessage | null>(null)
  isMissing = $state(false)
  /** Whether a player here wants a rematch; the page opens it when it starts. */
  wantsRematch = $state(false)
  /** Whether the player prepares a turn for later on the board. */
  isPreparing = $state(false)
  /** The turns of others that the prepared turn depends on; null if it is played in any case. */
  expected = $state<string[] | null>(null)
  /** The turn that was sent and is not confirmed yet. */
  pendingTurn = $state<string | null>(null)
  /** The number of messages of others that arrived while the chat was out of sight, and the latest of them. */
  unreadCount = $state(0)
  unreadLatest = $state.raw<SaidView | null>(null)
  #isChatInView = false
  #hasWithdrawn = false
  #stop: () => void

  constructor(id: string) {
    super()
    this.id = id
    this.#stop = this.live.watch(id, (message) => this.#receive(message))
  }

  close(): void {
    this.#stop()
  }

  /** Whether a turn can be prepared: one player on this device waits for others. */
  get canPrepare(): boolean {
    const view = this.view
    return (
      view !== null && view.status === "running" && view.you.length === 1 && !this.isYourTurn && hasRemotePlayers(view)
    )
  }

  /** The prepared turns of the player on this device. */
  get prepared(): PreparedView | null {
    return this.view?.prepared?.find((each) => each.seat === this.view!.you[0]) ?? null
  }

  #receive(message: Outgoing): void {
    if (message.t === "refused") {
      // Before the first snapshot a refusal means that the game cannot be watched.
      if (!this.view && ["table.unknown", "message.wrong"].includes(message.code)) this.isMissing = true
      this.notice = { text: () => sentence(say(message.words)), kind: "error" }
      return
    }
    if (message.t === "remark") this.remark = message
    const before = this.view
    this.shown = reduce(this.shown, message, Date.now())
    if (this.shown.hasGap) this.live.resync(this.id)
    const view = this.view
    if (view && (before?.position.ply !== view.position.ply || before?.status !== view.status)) {
      this.notice = null
      this.hint = null
      this.pendingTurn = null
      this.isPreparing &&= !this.isYourTurn
    }
    const matter = declined(before, view)
    if (matter && !this.#hasWithdrawn)
      this.notice = { text: () => t(`web-declined-${matter}`), kind: "info", isBrief: true }
    this.#noteChat(before)
    if (!view?.request) this.#hasWithdrawn = false
    if (view?.request?.matter === "rematch" && view.you.includes(view.request.seat)) this.wantsRematch = true
  }

  map(): Promise<MapInfo> {
    return api.map(this.id)
  }

  async choices(prefix: string, whole = false): Promise<Choices | null> {
    const ahead = this.isPreparing && !this.isYourTurn
    const reply = await this.live.ask({ t: "choose", game: this.id, id: newId(), prefix, whole, ahead })
    if (reply.t === "choices") return reply
    this.#showRefusal(reply)
    return null
  }

  override make(turn: string): Promise<boolean> {
    return this.isPreparing ? this.prepareStep(turn) : this.play(turn)
  }

  async play(turn: string): Promise<boolean> {
    const view = this.view
    if (!view) return false
    const { ply, line } = view.position
    this.pendingTurn = turn
    const isPlayed = await this.#sendAndWait({ t: "play", game: this.id, id: newId(), ply, line: line ?? 0, turn })
    this.pendingTurn = null
    return isPlayed
  }

  /** Note whether the player sees the chat; what is seen is read. */
  setChatInView(isInView: boolean): void {
    this.#isChatInView = isInView
    if (!isInView) return
    this.unreadCount = 0
    this.unreadLatest = null
  }

  #noteChat(before: GameView | null): void {
    const news = newMessages(before, this.view)
    if (!news.length || this.#isChatInView) return
    this.unreadCount += news.length
    this.unreadLatest = news.at(-1)!
  }

  resign(): Promise<boolean> {
    return this.#sendAndWait({ t: "resign", game: this.id, id: newId() })
  }

  ask(matter: Matter): Promise<boolean> {
    if (matter === "rematch") this.wantsRematch = true
    return this.#sendAndWait({ t: "ask", game: this.id, id: newId(), matter })
  }

  answer(matter: Matter, agree: boolean): Promise<boolean> {
    if (matter === "rematch") this.wantsRematch = agree
    return this.#sendAndWait({ t: "answer", game: this.id, id: newId(), matter, agree })
  }

  /** Withdraw a request that was made here. */
  withdraw(matter: Matter): Promise<boolean> {
    this.#hasWithdrawn = true
    return this.answer(matter, false)
  }

  /** Add a turn to the prepared ones, with the turns of others that it depends on. */
  async prepareStep(turn: string): Promise<boolean> {
    const view = this.view!
    const before = remainingSteps(view)
    const expect = (this.expected ?? []).slice(0, seatsBefore(view, before.length).length).map((each) => each.trim())
    const isKept = await this.prepare({ steps: [...before, { turn, expect }] })
    if (isKept) this.expected = null
    return isKept
  }

  /** Store prepared turns or a standing pass; without either, clear both. */
  prepare(wanted: Pick<Prepare, "steps" | "standing">): Promise<boolean> {
    const { ply, line } = this.view!.position
    this.isPreparing = false
    return this.#sendAndWait({ t: "prepare", game: this.id, id: newId(), ply, line: line ?? 0, ...wanted })
  }

  /** Leave the seat; the game goes on. */
  leaveSeat(): Promise<boolean> {
    return this.#sendAndWait({ t: "stand_up", game: this.id, id: newId() })
  }

  rename(title: string): Promise<boolean> {
    return this.#sendAndWait({ t: "title", game: this.id, id: newId(), title })
  }

  /** Send a chat message; the player can make a turn meanwhile. */
  say(text: string): Promise<boolean> {
    return this.#send({ t: "say", game: this.id, id: newId(), text })
  }

  async askHint(): Promise<void> {
    this.isHinting = true
    const wasRated = this.view?.is_rated ?? false
    const reply = await this.live.ask({ t: "hint", game: this.id, id: newId() })
    this.isHinting = false
    if (reply.t === "hint") {
      this.hint = reply
      const key = this.view?.game === "siam" ? "web-hint" : "web-kos-hint"
      const hintText = () => t(key, { turn: say(reply.does) })
      this.notice = { text: wasRated ? () => `${hintText()} ${t("web-rated-no-longer")}` : hintText, kind: "info" }
    } else this.#showRefusal(reply)
  }

  async #sendAndWait(command: Incoming): Promise<boolean> {
    this.isPending = true
    const isDone = await this.#send(command)
    this.isPending = false
    return isDone
  }

  async #send(command: Incoming): Promise<boolean> {
    const reply = await this.live.ask(command)
    if (reply.t === "done") return true
    this.#showRefusal(reply)
    return false
  }

  #showRefusal(reply: Outgoing): void {
    if (reply.t === "refused") this.showError(reply.words, reply.rule ?? "")
  }
}
