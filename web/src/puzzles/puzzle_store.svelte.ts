/** The state of the page of one puzzle: the position, the tries and their results. */

import { seatRole } from "../game/player_names"
import { api, ApiError } from "../lib/api"
import { errorNotice, describeError, noticeText } from "../lib/errors"
import type { FirstTry, GameView, Place, Progress, PuzzleInfo } from "../lib/protocol"
import { PositionStore } from "../study/position_store.svelte"

/** Open for tries; a wrong turn with its refutation is shown; solved; or the solution was shown. */
export type PuzzleStage = "open" | "wrong" | "solved" | "shown"

/** The time that the player's own turn is shown before the reply. */
const PAUSE_MS = 600

export class PuzzleStore extends PositionStore {
  puzzle = $state.raw<PuzzleInfo | null>(null)
  stage = $state<PuzzleStage>("open")
  /** The right turns so far. */
  own = $state.raw<string[]>([])
  /** Within how many turns the win is still wanted. */
  left = $state(0)
  progress = $state.raw<Progress | null>(null)
  /** The effect of the first try at this puzzle on the rating; null before there is one. */
  firstTry = $state.raw<FirstTry | null>(null)
  /** Whether that try was made on this page. */
  isFirstTryNew = $state(false)
  /** The time of the puzzle's next review, in Unix milliseconds; null if it has none, or before a try has ended. */
  reviewMs = $state<number | null>(null)
  isMissing = $state(false)
  /** The error if the puzzle could not be loaded. */
  errorMessage = $state("")
  #lastRight: Place = { game: "siam" }

  override get isYourTurn(): boolean {
    return this.stage === "open" && super.isYourTurn
  }

  /** Open a puzzle by its name, or `today`. */
  open(name: string): Promise<void> {
    return this.load(() => api.puzzle(name))
  }

  /** Load a puzzle and show it. */
  async load(request: () => Promise<PuzzleInfo>): Promise<void> {
    this.errorMessage = ""
    try {
      const puzzle = await request()
      this.puzzle = puzzle
      this.reviewMs = null
      this.#lastRight = puzzle.place
      this.own = []
      this.left = puzzle.count
      this.firstTry = null
      this.isFirstTryNew = puzzle.standing === "new"
      this.stage = "open"
      if (!(await this.show(puzzle.place))) this.errorMessage = noticeText(this.notice)
    } catch (error) {
      this.errorMessage = describeError(error)
      this.isMissing = error instanceof ApiError && error.status === 404
    }
    if (!this.errorMessage) await this.#lookAtProgress()
  }

  /** Load the player's progress; the puzzle does not wait for it. */
  async #lookAtProgress(): Promise<void> {
    try {
      const progress = await api.puzzleProgress()
      // A try made meanwhile knows it better.
      this.progress = this.progress ?? progress
    } catch (error) {
      this.notice = errorNotice(error)
    }
  }

  /** Try a turn. */
  override async play(turn: string): Promise<boolean> {
    const puzzle = this.puzzle
    if (!puzzle) return false
    this.isPending = true
    try {
      const tried = await api.tryPuzzle(puzzle.name, [...this.own, turn], puzzle.day ?? null)
      this.progress = tried.progress
      this.firstTry = tried.first_try ?? null
      this.reviewMs = tried.review_ms ?? null
      const turns = tried.place.turns ?? []
      if (tried.replies.length) {
        await this.show({ ...tried.place, turns: turns.slice(0, turns.length - tried.replies.length) })
        await new Promise((ended) => setTimeout(ended, PAUSE_MS))
      }
      // No more turns can be played from now on, also before the board shows the last position.
      if (!tried.is_right || tried.is_solved) this.stage = tried.is_solved ? "solved" : "wrong"
      else {
        this.own = [...this.own, turn]
        this.left = tried.left
        this.#lastRight = tried.place
      }
      await this.show(tried.place)
      if (tried.is_solved) this.puzzle = { ...(await api.puzzle(puzzle.name)), day: puzzle.day ?? null }
      return true
    } catch (error) {
      this.notice = errorNotice(error)
      return false
    } finally {
      this.isPending = false
    }
  }

  /** Go back to the position before the wrong turn, or to the start after the end. */
  async again(): Promise<void> {
    if (this.stage !== "wrong" && this.puzzle) {
      this.#lastRight = this.puzzle.place
      this.own = []
      this.left = this.puzzle.count
    }
    this.stage = "open"
    await this.show(this.#lastRight)
  }

  /** Show the whole solution. */
  async showSolution(): Promise<void> {
    if (!this.puzzle) return
    try {
      const found = await api.puzzleSolution(this.puzzle.name)
      this.progress = found.progress
      this.firstTry = found.first_try ?? null
      this.reviewMs = found.review_ms ?? null
      this.stage = "shown"
      await this.show(found.place)
      this.shownPly = 1
    } catch (error) {
      this.notice = errorNotice(error)
    }
  }

  /** Give the solver one seat; the server plays the others, which are called by their roles. */
  protected override seen(view: GameView): GameView {
    if (!this.puzzle) return view
    const { seat } = this.puzzle
    const seats = view.seats.map((each) => ({
      ...each,
      profile: null,
      is_guest: false,
      get name() {
        return seatRole(view, each.seat)
      },
    }))
    return { ...view, seats, you: [seat], position: { ...view.position, seat } }
  }
}
