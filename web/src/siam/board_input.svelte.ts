/** One state that turns clicks, keys and drags on Siam's board into a turn. */

import type { ChoiceView } from "../lib/protocol"
import type { ConfirmMode } from "../lib/settings.svelte"
import {
  candidates,
  click,
  drafted,
  isListed,
  leaving,
  NO_SELECTION,
  offers,
  RESERVE,
  sources,
  targets,
  withOnlyTarget,
  type Offer,
  type Push,
  type Selection,
} from "./click_targets"
import { facingAt, squareAt, walk, wayOf, type Point } from "./layout"
import type { Facing, Position } from "./position"

/** The board as the input sees it. */
export interface Board {
  readonly position: Position
  /** A key of the position shown. */
  readonly positionKey: string
  readonly choices: ChoiceView[]
  readonly turns: ChoiceView[]
  readonly isFlipped: boolean
  readonly confirm: ConfirmMode
  /** List the whole turns of an animal; resolves when `turns` has them. */
  loadTurns(animal: string): Promise<void>
  play(turn: string): void
  /** Something was picked, or put down again. */
  picked(): void
  /** No legal turn starts or leads there. */
  refused(prefix: string): void
  focus(where: string): void
}

export interface Dragged {
  from: string
  x: number
  y: number
  /** Whether the pointer has left the place where it went down. */
  isFar: boolean
  /** The square where the animal would land, and its facing there. */
  to: string | null
  facing: Facing | null
}

const FAR = 24

export class BoardInput {
  readonly #board: Board
  selection = $state.raw<Selection>(NO_SELECTION)
  dragged = $state.raw<Dragged | null>(null)

  readonly canPick = $derived.by(() => sources(this.#board.choices))
  /** The squares to which the picked animal may go. */
  readonly reach = $derived.by(() =>
    this.selection.from !== null ? targets(this.#board.turns, this.selection.from) : new Map<string, Push | null>(),
  )
  /** The turns that lead to the chosen target, one a facing. */
  readonly offered = $derived.by(() => this.#offersTo(this.selection.to))
  /** The turn that would be sent now. */
  readonly draft = $derived.by(() => drafted(this.offered, this.selection, this.#board.position))
  readonly push = $derived.by(() => (this.selection.to !== null ? (this.reach.get(this.selection.to) ?? null) : null))
  /** The turn by which the picked animal leaves the board, if it may. */
  readonly exit = $derived.by(() =>
    this.selection.from !== null ? leaving(this.#board.turns, this.selection.from) : null,
  )
  /** The turns by which the picked animal turns on the spot, while no target is chosen. */
  readonly rotations = $derived.by(() => (this.selection.to === null ? this.#offersTo(this.selection.from) : []))
  /** The drag that has begun in earnest. */
  readonly held = $derived.by(() => (this.dragged?.isFar ? this.dragged : null))

  constructor(board: Board) {
    this.#board = board
  }

  clear(): void {
    this.selection = NO_SELECTION
    this.dragged = null
  }

  /** Put down the animal and forget the draft. */
  cancel(): void {
    this.#pick(NO_SELECTION)
  }

  /** Take back the last step: the target, then the animal. */
  back(): void {
    this.#pick(this.selection.to !== null ? { from: this.selection.from, to: null } : NO_SELECTION)
  }

  // ---- clicks

  /** React to a click on a square or the reserve; `facing` is the side of the square that the mouse was on. */
  press(where: string, facing: Facing | null = null): void {
    if (this.#board.choices.length > 0 && !this.held)
      this.#whenListed(this.selection.from, () => this.#pressListed(where, facing))
  }

  /** Choose a facing: the arrow beside the animal plays it at once unless every turn is to be confirmed. */
  face(offer: Offer): void {
    if (this.#board.confirm === "always" && this.draft?.turn !== offer.turn) {
      const to = this.selection.to ?? this.selection.from
      this.#pick({ from: this.selection.from, to, facing: offer.facing })
    } else this.play(offer.turn)
  }

  /** Send the draft. */
  confirm(): void {
    if (this.draft) this.play(this.draft.turn)
    else if (this.selection.to === RESERVE) this.leave()
  }

  leave(): void {
    if (this.exit) this.play(this.exit.text)
  }

  play(turn: string): void {
    // Move the focus first: if a focused element is removed, the browser lays out the page at once.
    const { from, to } = this.selection
    this.#board.focus((to === RESERVE ? from : (to ?? from)) ?? "")
    this.selection = NO_SELECTION
    this.#board.play(turn)
  }

  #pressListed(where: string, facing: Facing | null): void {
    const before = this.selection
    if (before.to === where && (this.draft || where === RESERVE)) return this.confirm()
    const after = click(before, where, this.canPick, this.#board.turns)
    if (after.from === null && where !== before.from && where !== RESERVE) return void this.#guess(where, before)
    this.#pick(after)
    this.#whenListed(after.from, () => {
      if (this.selection === after) this.selection = withOnlyTarget(after, this.#board.turns)
    })
    if (after.to !== null && before.from === after.from) this.#playIfUnasked(facing)
  }

  /** Without confirmation a push goes off at once, and so does a move whose facing the mouse has chosen. */
  #playIfUnasked(facing: Facing | null): void {
    if (this.#board.confirm !== "never") return
    const chosen = this.push ? this.draft : this.offered.find((offer) => offer.facing === facing)
    if (chosen) this.play(chosen.turn)
  }

  /**
   * Nothing that can be picked was clicked: draft the turn of the only animal that can go there. An animal that was
   * picked before cannot; but any empty square of the edge lets a new one in.
   */
  async #guess(where: string, before: Selection): Promise<void> {
    const key = this.#board.positionKey
    this.#pick(NO_SELECTION)
    const found = candidates(where, this.canPick, this.#board.position)
    const meant = before.from === null || found[0] === RESERVE ? found : []
    await Promise.all(meant.map((from) => isListed(this.#board.turns, from) || this.#board.loadTurns(from)))
    if (this.#board.positionKey !== key || this.selection !== NO_SELECTION) return
    const able = meant.filter((from) => targets(this.#board.turns, from).has(where))
    if (able.length === 1) this.#pick({ from: able[0]!, to: where })
    else if (before.to === null) this.#board.refused((before.from ?? "") + where)
  }

  #pick(wanted: Selection): void {
    this.selection = wanted
    this.#board.picked()
  }

  #offersTo(to: string | null): Offer[] {
    const { from } = this.selection
    return from !== null && to !== null ? offers(this.#board.turns, from, to) : []
  }

  /** Go on at once, or when the server has listed the turns of an animal and that animal is still picked. */
  #whenListed(from: string | null, next: () => void): void {
    if (from === null || isListed(this.#board.turns, from)) return next()
    const key = this.#board.positionKey
    void this.#board.loadTurns(from).then(() => {
      if (this.#board.positionKey === key && this.selection.from === from) next()
    })
  }

  // ---- keys

  /** React to a key on a square or a reserve (`+E`, `+R`). */
  key(event: KeyboardEvent, where: string): void {
    const { isFlipped, position } = this.#board
    const facing = wayOf(event.key, isFlipped)
    const { from } = this.selection
    if (event.key === "Escape") this.back()
    else if (event.key === "Enter" || event.key === " ") {
      // A key that is held down picks once.
      if (event.repeat) return event.preventDefault()
      if (where[0] !== RESERVE) this.press(where)
      else if (where[1] === position.toMove) this.press(RESERVE)
    } else if (event.key === "-" && from !== null) this.#whenListed(from, () => this.leave())
    else if (facing) this.#whenListed(from, () => this.#faceOrWalk(facing, walk(where, event.key, isFlipped)))
    else return
    event.preventDefault()
  }

  /** Choose this facing; if there is no choice of facings, move the focus instead. */
  #faceOrWalk(facing: Facing, next: string | null): void {
    const offer = this.offered.length > 1 ? this.offered.find((each) => each.facing === facing) : undefined
    if (offer) this.face(offer)
    else if (next !== null) this.#board.focus(next)
  }

  // ---- dragging

  grab(from: string, [x, y]: Point): void {
    if (this.canPick.has(from)) this.dragged = { from, x, y, isFar: false, to: null, facing: null }
  }

  /** Follow the pointer; return whether something is dragged. Towards a side of its square an animal turns that way. */
  pull(point: Point): boolean {
    const dragged = this.dragged
    if (!dragged) return false
    const [x, y] = point
    const isFar = dragged.isFar || Math.hypot(x - dragged.x, y - dragged.y) > FAR
    if (!isFar) return false
    if (!dragged.isFar) {
      this.#pick({ from: dragged.from, to: null })
      void this.#board.loadTurns(dragged.from)
    }
    this.dragged = { from: dragged.from, x, y, isFar, ...this.#landing(point) }
    return true
  }

  drop(point: Point): void {
    const held = this.held
    const wanted = held ? this.#landing(point) : null
    this.dragged = null
    if (!held || !wanted) return
    const { from } = held
    this.#whenListed(from, () => {
      const square = squareAt(point, this.#board.isFlipped)
      if (wanted.to !== null) this.#dropOn(from, wanted.to, wanted.facing)
      else if (square === from) this.#pick(NO_SELECTION)
      else if (square) this.#pressListed(square, null)
      else if (this.exit && this.#board.confirm === "always") this.#pick({ from, to: RESERVE })
      else this.leave()
    })
  }

  #dropOn(from: string, to: string, facing: Facing | null): void {
    this.#pick({ from, to, facing })
    if (this.#board.confirm === "never" && this.draft) this.play(this.draft.turn)
  }

  /** Return where a dragged animal would land and how it would look there, as far as its turns are listed. */
  #landing(point: Point): { to: string | null; facing: Facing | null } {
    const to = squareAt(point, this.#board.isFlipped)
    const { from } = this.selection
    if (to === null || from === null || !this.reach.has(to)) return { to: null, facing: null }
    const offered = this.#offersTo(to)
    const wanted = { from, to, facing: facingAt(point, to, this.#board.isFlipped) }
    const offer = drafted(offered, wanted, this.#board.position) ?? drafted(offered, { from, to }, this.#board.position)
    return { to: offer || to !== from ? to : null, facing: offer?.facing ?? null }
  }
}
