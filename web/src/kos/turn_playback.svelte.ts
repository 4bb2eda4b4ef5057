/** Plays the turns of others one after the other, so that players see what happened. */

import { untrack } from "svelte"
import type { GameView, TurnView } from "../lib/protocol"
import { settings } from "../lib/settings.svelte"
import { play } from "../lib/sounds"
import { PASS } from "./notation"
import type { Position } from "./position"
import {
  advance,
  badgesOf,
  rewind,
  stagesOf,
  turnsBetween,
  turnsSinceYours,
  type Badge,
  type Stage,
} from "./turn_stages"

// How long each stage stays, in ms. With reduced motion nothing moves, and the stages are still steps.
const STAGE_MS = { card: 1700, pass: 800, effect: 900, settled: 2400 }
const FACTORS = { slow: 1.7, usual: 1, fast: 0.45, off: 0 }

export class TurnPlayback {
  /** The shown part of the playback; null if nothing is played. */
  stage = $state.raw<Stage | null>(null)
  /** The position that belongs to the stage; null for the present position. */
  position = $state.raw<Position | null>(null)
  #shown = $state.raw<Stage[]>([])
  /** The effects of others' turns since the player's latest turn, province by province. */
  readonly badges: Map<string, Badge[]> = $derived(badgesOf(this.#shown))
  #waiting: Stage[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #before: GameView | null = null

  /** Play a live game as long as the component lives that calls this; skip while the player is busy. */
  follow(game: () => { view: GameView; present: Position } | null, isBusy: () => boolean): void {
    $effect(() => {
      const now = game()
      if (now) untrack(() => this.receive(now.view, now.present))
    })
    $effect(() => {
      if (isBusy()) untrack(() => this.skip())
    })
    $effect(() => () => this.skip())
  }

  /** Take note of a new view of the game; `present` is its position. */
  receive(view: GameView, present: Position): void {
    const before = this.#before
    this.#before = view
    if (!before || isTakenBack(before, view)) return this.#start(view)
    const turns = turnsBetween(before, view)
    if (!turns.length) return
    const told = turns.slice(-view.seats.length)
    // The player's own turn ends the playback of earlier turns.
    if (turns.some((turn) => view.you.includes(turn.seat))) this.skip()
    if (told.some((turn) => view.you.includes(turn.seat))) this.#shown = []
    const stages = told.flatMap((turn) => stagesOf(turn, view.you.includes(turn.seat)))
    if (document.hidden || settings.stored.turnSpeed === "off") return this.#showAtOnce(stages)
    if (this.stage === null || told.length < turns.length) {
      this.#waiting = []
      this.position = stages.reduceRight(rewind, present)
    }
    this.#waiting.push(...stages)
    if (this.stage === null) this.#next()
  }

  /** Show how it ends, at once. */
  skip(): void {
    clearTimeout(this.#timer)
    this.#showAtOnce(this.#waiting)
  }

  #start(view: GameView): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.stage = this.position = null
    this.#shown = turnsSinceYours(view).flatMap((turn: TurnView) => stagesOf(turn, false))
  }

  #showAtOnce(stages: readonly Stage[]): void {
    this.#shown = [...this.#shown, ...stages]
    this.#waiting = []
    this.stage = this.position = null
  }

  #next(): void {
    const stage = this.#waiting.shift()
    if (!stage || !this.position) return this.#showAtOnce([])
    this.stage = stage
    this.position = advance(this.position, stage)
    this.#shown = [...this.#shown, stage]
    if (stage.kind === "settled") play("settled")
    this.#timer = setTimeout(() => this.#next(), stageMs(stage))
  }
}

function stageMs(stage: Stage): number {
  const kind = stage.kind === "card" && stage.turn.turn === PASS ? "pass" : stage.kind
  return STAGE_MS[kind] * FACTORS[settings.stored.turnSpeed]
}

function isTakenBack(before: GameView, after: GameView): boolean {
  return (before.position.line ?? 0) !== (after.position.line ?? 0)
}
