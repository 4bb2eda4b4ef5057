/** The state of the page of one endgame: the position, the turns so far, and whether the win is still proved. */

import { api, ApiError } from "../lib/api"
import { describeError, errorNotice, noticeText } from "../lib/errors"
import type { Endgame, GameView, Place } from "../lib/protocol"
import { pause } from "../lib/settings.svelte"
import { play as playSound } from "../lib/sounds"
import { PositionStore } from "../study/position_store.svelte"
import { judgeTurn, type EndgameVerdict, type Standing } from "./endgame_verdict"
import { onlySeat } from "./solver_seat"

/** A position in which the player was to move, to be taken back to. */
interface Step {
  own: string[]
  place: Place
  standing: Standing
}

/** The time that the player's own turn is shown before the reply. */
const PAUSE_MS = 600

export class EndgameStore extends PositionStore {
  endgame = $state.raw<Endgame | null>(null)
  /** The positions so far, the present one last. */
  steps = $state.raw<Step[]>([])
  verdict = $state<EndgameVerdict | null>(null)
  isMissing = $state(false)
  /** The error if the endgame could not be loaded. */
  errorMessage = $state("")
  #isBusy = $state(false)

  get standing(): Standing {
    return this.steps.at(-1)?.standing ?? { status: "winning", left: 0 }
  }

  /** The number of turns that the player has made. */
  get turnCount(): number {
    return this.steps.at(-1)?.own.length ?? 0
  }

  get isOver(): boolean {
    return this.standing.status === "won" || this.standing.status === "lost"
  }

  override get isYourTurn(): boolean {
    return !this.isOver && !this.#isBusy && super.isYourTurn
  }

  async open(name: string): Promise<void> {
    this.errorMessage = ""
    try {
      this.endgame = await api.endgame(name)
      await this.restart()
      if (!this.view) this.errorMessage = noticeText(this.notice)
    } catch (error) {
      this.errorMessage = describeError(error)
      this.isMissing = error instanceof ApiError && error.status === 404
    }
  }

  /** Begin again with the first position. */
  async restart(): Promise<void> {
    if (!this.endgame) return
    const { place, kind, count } = this.endgame.puzzle
    this.steps = [{ own: [], place, standing: { status: "winning", left: kind === "win" ? count : 0 } }]
    this.verdict = null
    await this.show(place)
  }

  /** Take the latest own turn back. */
  async takeBack(): Promise<void> {
    if (this.#isBusy || this.steps.length < 2) return
    this.steps = this.steps.slice(0, -1)
    this.verdict = null
    await this.show(this.steps.at(-1)!.place)
  }

  /** Play a turn; the best defence replies. */
  override async play(turn: string): Promise<boolean> {
    const last = this.steps.at(-1)
    if (!this.endgame || !last || this.#isBusy) return false
    this.#isBusy = true
    try {
      const own = [...last.own, turn]
      const { place, replies, status, left, best } = await api.playEndgame(this.endgame.puzzle.name, own)
      const { turns = [] } = place
      if (replies.length) await this.show({ ...place, turns: turns.slice(0, -replies.length) })
      await this.show(place, replies.length ? pause(PAUSE_MS) : undefined)
      this.steps = [...this.steps, { own, place, standing: { status, left } }]
      this.verdict = judgeTurn(last.standing, { status, left })
      this.endgame = { ...this.endgame, best }
      if (this.isOver) playSound("end")
      return true
    } catch (error) {
      this.notice = errorNotice(error)
      return false
    } finally {
      this.#isBusy = false
    }
  }

  /** Give the player one seat; the server plays the others. */
  protected override seen(view: GameView): GameView {
    if (!this.endgame) return view
    return onlySeat(view, this.endgame.puzzle.seat)
  }
}
