/** One moment of a finished game as a puzzle: the player tries turns, and the server judges them. */

import { api } from "../lib/api"
import { errorNotice } from "../lib/errors"
import type { GameView, MomentView, Words } from "../lib/protocol"
import { animationMs } from "../lib/settings.svelte"
import { PositionStore } from "../study/position_store.svelte"

/** Open for tries; a wrong turn with what follows it is shown; a right turn was found; or the answer was shown. */
export type MomentStage = "open" | "wrong" | "right" | "shown"

/** The time that the player's own turn is shown before the reply. */
const PAUSE_MS = 700

export class MomentStore extends PositionStore {
  moment = $state.raw<MomentView | null>(null)
  stage = $state<MomentStage>("open")
  /** The turn that was tried last. */
  tried = $state("")
  /** The server's answer. */
  told = $state.raw<Words | null>(null)
  readonly #game: GameView
  /** Counts the moments opened, so that a late answer for an earlier moment is ignored. */
  #round = 0

  constructor(game: GameView) {
    super()
    this.#game = game
  }

  override get isYourTurn(): boolean {
    return this.stage === "open" && super.isYourTurn
  }

  /** Show the position of a moment, open for tries. */
  async open(moment: MomentView): Promise<void> {
    this.#round += 1
    this.moment = moment
    this.stage = "open"
    this.told = null
    await this.show(moment.place)
  }

  /** Go back to the position of the moment. */
  async again(): Promise<void> {
    if (this.moment) await this.open(this.moment)
  }

  /** Try a turn; a turn that shows why it is wrong follows it on the board. */
  override async play(turn: string): Promise<boolean> {
    const [moment, round] = [this.moment, this.#round]
    if (!moment) return false
    this.isPending = true
    try {
      const tried = await api.tryMoment(this.#game.id, moment.ply, turn)
      if (round !== this.#round) return false
      this.stage = tried.is_right ? "right" : "wrong"
      this.tried = turn
      const turns = [...(moment.place.turns ?? []), turn]
      await this.show({ ...moment.place, turns })
      if (tried.reply) {
        await new Promise((ended) => setTimeout(ended, animationMs(PAUSE_MS)))
        if (round === this.#round) await this.show({ ...moment.place, turns: [...turns, tried.reply] })
      }
      if (round === this.#round) this.told = tried.told
      return true
    } catch (error) {
      if (round === this.#round) this.notice = errorNotice(error)
      return false
    } finally {
      if (round === this.#round) this.isPending = false
    }
  }

  /** Show the answer: the position again, with the better turn marked on it. */
  async reveal(): Promise<void> {
    const { moment } = this
    if (!moment) return
    const round = ++this.#round
    this.stage = "shown"
    if (!(await this.show(moment.place)) || round !== this.#round || !this.view) return
    const { better, better_does } = moment
    this.hint = {
      t: "hint",
      id: "",
      game: "",
      ply: this.view.position.ply,
      turn: better,
      does: better_does,
      returns: [],
    }
  }

  /** Give the player the seat of the moment, and every seat its name in the game. */
  protected override seen(view: GameView): GameView {
    const seats = this.#game.seats.map((seat) => ({ ...seat, is_present: true }))
    const seat = this.moment?.seat ?? 1
    return { ...view, seats, you: [seat], position: { ...view.position, seat } }
  }
}
