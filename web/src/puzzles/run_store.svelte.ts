/** The state of the page of a run: the puzzle on the board, the answers so far, and the time that is left. */

import { api, ApiError } from "../lib/api"
import { describeError, errorNotice, noticeText } from "../lib/errors"
import type { GameView, PuzzleInfo, RunState, RunView, TriedInRun } from "../lib/protocol"
import { pause } from "../lib/settings.svelte"
import { play as playSound } from "../lib/sounds"
import { PositionStore } from "../study/position_store.svelte"
import type { RunGame, RunMode } from "./runs"
import { onlySeat } from "./solver_seat"

/** Loading; not begun; a puzzle is to be solved; over. */
export type RunStage = "loading" | "ready" | "playing" | "over"

/** The effect of the latest turn. */
export interface Verdict {
  /** Counts up, so that two equal verdicts are shown one after the other. */
  number: number
  isRight: boolean
  isSolved: boolean
  /** Time won, or lost if negative, in a storm. */
  timeMs: number
}

/** The time that a turn is shown before the reply or the next puzzle. In a storm the clock runs meanwhile. */
const PAUSE_MS = { streak: 600, storm: 250 }

export class RunStore extends PositionStore {
  readonly mode: RunMode
  readonly game: RunGame
  stage = $state<RunStage>("loading")
  /** The run as the server knows it: it may be a puzzle ahead of the board. */
  state = $state.raw<RunState | null>(null)
  /** The puzzle on the board. */
  puzzle = $state.raw<PuzzleInfo | null>(null)
  /** Within how many turns the win is still wanted. */
  left = $state(0)
  verdict = $state.raw<Verdict | null>(null)
  /** The end of the time, on the clock of `performance.now()`; null in a streak. */
  dueAt = $state<number | null>(null)
  /** The error if the run could not be loaded. */
  errorMessage = $state("")
  /** Whether an answer is being judged or shown. */
  #isBusy = $state(false)
  #isChecking = false

  constructor(mode: RunMode, game: RunGame) {
    super()
    this.mode = mode
    this.game = game
  }

  get run(): RunView | null {
    return this.state?.run ?? null
  }

  override get isYourTurn(): boolean {
    return this.stage === "playing" && !this.#isBusy && super.isYourTurn
  }

  /** Load the last run and continue it; if there is none to continue, begin one if that is wanted. */
  async open(isStarting: boolean): Promise<void> {
    this.stage = "loading"
    this.errorMessage = ""
    try {
      const state = await api.puzzleRun(this.mode, this.game)
      const canContinue = state.run !== null && state.run.ended === null
      // A new storm begins with its full time.
      if (isStarting && !(canContinue && this.mode === "streak")) return await this.begin()
      this.#take(state)
      if (canContinue) await this.#showPuzzle()
      else this.stage = "ready"
    } catch (error) {
      this.errorMessage = describeError(error)
    }
  }

  /** Begin a new run. */
  async begin(): Promise<void> {
    this.errorMessage = ""
    try {
      this.verdict = null
      this.#take(await api.beginRun(this.mode, this.game))
      await this.#showPuzzle()
    } catch (error) {
      this.errorMessage = describeError(error)
    }
  }

  /** Play a turn: the server judges it, and the next puzzle comes at once. */
  override async play(turn: string): Promise<boolean> {
    const run = this.run
    if (this.stage !== "playing" || this.#isBusy || !run) return false
    this.#isBusy = true
    try {
      const { tried, state } = await api.playInRun(this.mode, this.game, turn, run.version)
      this.#take(state)
      if (tried) await this.#showTried(tried)
      if (state.run?.ended) this.#end()
      else if (!tried || tried.is_solved || !tried.is_right) await this.#showPuzzle(pause(PAUSE_MS[this.mode]))
      return true
    } catch (error) {
      // The run went on elsewhere: show where it is now.
      if (error instanceof ApiError && error.code === "run.stale") await this.open(false)
      this.notice = errorNotice(error)
      return false
    } finally {
      this.#isBusy = false
    }
  }

  /** Ask the server whether the time is over, as the clock of this device says. */
  async checkTime(): Promise<void> {
    if (this.#isBusy || this.#isChecking || this.stage !== "playing") return
    this.#isChecking = true
    try {
      const state = await api.puzzleRun(this.mode, this.game)
      this.#take(state)
      if (state.run?.ended) this.#end()
    } catch (error) {
      this.notice = errorNotice(error)
    } finally {
      this.#isChecking = false
    }
  }

  #take(state: RunState): void {
    const leftMs = state.run?.left_ms ?? null
    this.state = state
    this.dueAt = leftMs === null ? null : performance.now() + leftMs
  }

  /** Show what a turn led to: the replies to a right one; in a streak also why a wrong one is wrong. */
  async #showTried(tried: TriedInRun): Promise<void> {
    const { is_right: isRight, is_solved: isSolved, time_ms: timeMs } = tried
    this.verdict = { number: (this.verdict?.number ?? 0) + 1, isRight, isSolved, timeMs }
    playSound(!isRight ? "blocked" : isSolved ? "settled" : "turn")
    if (!isRight && this.mode === "storm") return
    const { turns = [] } = tried.place
    if (tried.replies.length) await this.show({ ...tried.place, turns: turns.slice(0, -tried.replies.length) })
    if (!isSolved) this.left = this.run?.left ?? 0
    await this.show(tried.place, tried.replies.length ? pause(PAUSE_MS[this.mode]) : undefined)
  }

  /** Show the puzzle to solve. */
  async #showPuzzle(ready: Promise<void> = Promise.resolve()): Promise<void> {
    const run = this.run
    if (!run?.puzzle || !run.place) return this.#end()
    const { puzzle, left } = run
    const isNamed = ready.then(() => {
      this.puzzle = puzzle
      this.left = left
    })
    if (await this.show(run.place, isNamed)) this.stage = "playing"
    else this.errorMessage = noticeText(this.notice)
  }

  #end(): void {
    this.stage = "over"
    playSound("end")
  }

  /** Give the solver one seat; the server plays the others. */
  protected override seen(view: GameView): GameView {
    if (!this.puzzle) return view
    return onlySeat(view, this.puzzle.seat)
  }
}
