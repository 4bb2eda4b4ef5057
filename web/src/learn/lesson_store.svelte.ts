/**
 * The state of one step of a lesson: each try is played on the board, judged, and taken back if it was wrong.
 */

import { PASS } from "../kos/notation"
import { api } from "../lib/api"
import { errorNotice } from "../lib/errors"
import type { GameView, Place, Words } from "../lib/protocol"
import { animationMs } from "../lib/settings.svelte"
import { say, sentence, t } from "../lib/words.svelte"
import { explainRefusal } from "../siam/refusal_reasons"
import { PositionStore } from "../study/position_store.svelte"
import {
  hideHands,
  isWanted,
  keyOf,
  LEARNER,
  mistakeOf,
  playersOf,
  type Course,
  type GameName,
  type Step,
  type Task,
} from "./lesson_steps"

/** The feedback on a try: the key of its text. */
export interface Feedback {
  kind: "right" | "wrong"
  key: string
}

const ANSWER_MS = 900
/** After so many misses the lesson offers to show how it is done. */
export const MISSES_BEFORE_HELP = 2

export class LessonStore extends PositionStore {
  readonly game: GameName
  readonly course: Course
  step = $state.raw<Step | null>(null)
  taskAt = $state(0)
  feedback = $state.raw<Feedback | null>(null)
  misses = $state(0)
  /** Whether the pointer is over the button to pass. */
  isPassShown = $state(false)
  /** Whether every task of the step is done. */
  isDone = $state(false)
  /** Whether the step can only go on by beginning again: the server did not answer. */
  isBroken = $state(false)
  readonly #onDone: (step: string) => void
  readonly task: Task | null = $derived(this.step?.tasks[this.taskAt] ?? null)
  /** The position to which a wrong try is taken back. */
  #before: Place | null = null
  /** The position on the board with all hands open. */
  #openText = ""
  /** The names of the map's provinces; null until they are loaded. */
  #codes: string[] | null = null
  /** Counts restarts, so that a late answer for an earlier step is ignored. */
  #round = 0

  constructor(game: GameName, onDone: (step: string) => void = () => {}, course: Course = "lessons") {
    super()
    this.game = game
    this.course = course
    this.#onDone = onDone
  }

  /** Start a step from its beginning. */
  async begin(step: Step): Promise<void> {
    const round = ++this.#round
    this.step = step
    this.taskAt = 0
    this.misses = 0
    this.isDone = false
    this.isBroken = false
    this.isPassShown = false
    this.feedback = null
    this.#before = null
    const options: Place["options"] = this.game === "siam" ? {} : { players: playersOf(step) }
    const place: Place = { game: this.game, options, start: step.start }
    // Nothing is on the table before a try can be judged.
    const isReady = (await this.#learnCodes(place)) && round === this.#round && (await this.show(place))
    if (round === this.#round) this.isBroken = !isReady
  }

  /** Try a turn. A wrong one stays on the board until it is taken back, so that its effect is seen. */
  override async play(turn: string): Promise<boolean> {
    const [round, task, before] = [this.#round, this.task, this.at]
    const codes = this.#codes
    if (!task || !codes || this.isDone || this.#before || this.feedback?.kind === "right") return false
    this.feedback = null
    if (!(await super.play(turn)) || round !== this.#round || !this.view) return false
    const { position, result } = this.view
    if (isWanted(task, turn, { leaders: position.leaders ?? "", winners: result?.winners ?? [] }, codes)) {
      await this.#answer(task, round)
      return true
    }
    this.#before = before
    const name = mistakeOf(task, turn)
    this.#miss(name ? `wrong-${name}` : null)
    return true
  }

  /** Take back a wrong try. */
  async again(): Promise<void> {
    const [round, before] = [this.#round, this.#before]
    // If the request fails the wrong try stays, and can be taken back later.
    if (before && (!(await this.show(before)) || round !== this.#round)) return
    this.#before = null
    if (this.feedback?.kind === "right") this.taskAt += 1
    this.feedback = null
    // Why something was not possible belongs to the task before.
    this.clearError()
  }

  /** Show why something is not possible; if the task was to try just that, it is solved. */
  async refuse(prefix: string): Promise<void> {
    const [round, task] = [this.#round, this.task]
    await explainRefusal(this, prefix)
    if (round === this.#round && task?.tries === prefix && !this.feedback) this.#finish()
  }

  /** Show how the task is done: marked on the board, or ready to be put on the table. */
  async showHow(): Promise<void> {
    const [round, task] = [this.#round, this.task]
    if (!task || !this.view) return
    const turn = task.show
    if (turn === PASS) {
      this.isPassShown = true
      return
    }
    const does = (this.game === "siam" && (await this.#describe(turn))) || { key: "", values: {} }
    if (round !== this.#round || task !== this.task) return
    this.hint = { t: "hint", id: "", game: "", ply: this.view.position.ply, turn, does, returns: [] }
  }

  async #describe(turn: string): Promise<Words | null> {
    const reply = await this.choices(turn, true)
    return reply?.choices[0]?.does ?? null
  }

  /** The position that a game can go on from: the board's; the step's own after a wrong try or the end of a game. */
  get playablePosition(): string {
    const isUnplayable = this.#before !== null || !this.view || this.view.result
    return isUnplayable ? (this.step?.start ?? "") : this.#openText
  }

  /** The solution that is shown, as a sentence, if the server has sent it. */
  get shownWords(): string {
    return this.hint?.does.key ? sentence(say(this.hint.does)) : ""
  }

  /** Give the learner one seat, and the other seats names. */
  protected override seen(view: GameView): GameView {
    const names = view.seats.length === 4 ? ["", "ton", "mali", "nok"] : ["", "mali", "ton"]
    const seats = view.seats.map((seat, at) =>
      names[at]
        ? {
            ...seat,
            profile: null,
            is_guest: false,
            get name() {
              return t(`lessons-name-${names[at]}`)
            },
          }
        : seat,
    )
    this.#openText = view.position.text
    const text = this.step ? hideHands(view.position.text, this.step, view.turns) : view.position.text
    return { ...view, seats, you: [LEARNER], position: { ...view.position, text, seat: LEARNER } }
  }

  /** Load the names of the provinces once; return false, with an error shown, if that fails. */
  async #learnCodes(place: Place): Promise<boolean> {
    try {
      this.#codes ??= this.game === "siam" ? [] : (await api.mapAt(place)).provinces.map((province) => province.code)
      return true
    } catch (error) {
      this.notice = errorNotice(error)
      return false
    }
  }

  async #answer({ answers = [] }: Task, round: number): Promise<void> {
    for (const turn of answers) {
      await new Promise((resolve) => setTimeout(resolve, animationMs(ANSWER_MS)))
      if (round !== this.#round) return
      const isPlayed = await super.play(turn)
      if (round !== this.#round) return
      if (!isPlayed) {
        this.isBroken = true
        return
      }
    }
    this.#finish()
  }

  #keyOf(step: Step, what: string, task = 0): string {
    return keyOf(this.game, step.name, what, task, this.course)
  }

  #finish(): void {
    if (!this.step) return
    this.feedback = { kind: "right", key: this.#keyOf(this.step, "right", this.taskAt) }
    this.misses = 0
    this.hint = null
    this.isPassShown = false
    if (this.taskAt + 1 < this.step.tasks.length) return
    this.isDone = true
    this.#onDone(this.step.name)
  }

  #miss(what: string | null): void {
    this.misses += 1
    this.feedback = { kind: "wrong", key: what && this.step ? this.#keyOf(this.step, what) : "lessons-wrong" }
  }
}
