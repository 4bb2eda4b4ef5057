/** A study that is open: its tree, the turn that is shown, and autosave. */

import { api, ApiError } from "../lib/api"
import { describeError } from "../lib/errors"
import type { Place, StudyView, Tree, TreeTurn } from "../lib/protocol"
import { t } from "../lib/words.svelte"
import { PositionStore } from "./position_store.svelte"
import {
  add,
  annotate,
  beside,
  endOf,
  followers,
  parentOf,
  promote,
  remove,
  turnsTo,
  type Changed,
} from "./variation_tree"

const SAVE_DELAY_MS = 700
const RETRY_MS = 5000
const MAX_UNDO_STEPS = 100

type SavedFields = Pick<StudyEditor, "nodes" | "comment" | "title">

interface Past {
  nodes: TreeTurn[]
  comment: string
  at: number
}

/** Return the name of the owner of a study; a guest is marked as one. */
function ownerName({ owner, is_owner_guest }: StudyView): string {
  return owner && is_owner_guest ? t("web-guest-name", { name: owner }) : owner
}

export class StudyEditor extends PositionStore {
  nodes = $state.raw<TreeTurn[]>([])
  /** The comment on the first position. */
  comment = $state("")
  title = $state("")
  /** The number of the turn that is shown; 0 is the first position. */
  shownTurn = $state(0)
  id = $state<string | null>(null)
  isYours = $state(true)
  owner = $state("")
  /** The state of autosave. */
  saveState = $state<"new" | "saved" | "pending" | "failed" | "stale">("new")
  errorMessage = $state("")
  past = $state.raw<Past[]>([])
  #first: Place = { game: "siam" }
  #version = 0
  #isSaving = false
  /** Whether a second save request was sent because the page is being closed. */
  #isLeaving = false
  /** The version that is being saved, or was saved last. */
  #sent: SavedFields | null = null
  /** The turn whose comment is being edited. */
  #commentedTurn: number | null = null
  #timer: number | undefined

  /** Show a tree that is not stored yet. */
  async open(tree: Tree, at = 0): Promise<boolean> {
    this.#first = tree.place
    this.nodes = tree.nodes ?? []
    this.comment = tree.comment ?? ""
    this.past = []
    return this.goTo(Math.min(at, this.nodes.length))
  }

  /** Show a stored study. */
  async openStored(study: StudyView): Promise<boolean> {
    this.id = study.id
    this.#version = study.version
    this.isYours = study.is_yours
    this.owner = ownerName(study)
    this.title = study.title
    this.saveState = "saved"
    return this.open(study.tree)
  }

  /** The tree as it is stored. */
  get tree(): Tree {
    return { place: this.#first, comment: this.comment, nodes: this.nodes }
  }

  get node(): TreeTurn | null {
    return this.nodes[this.shownTurn - 1] ?? null
  }

  /** The comment on the position shown. */
  get shownComment(): string {
    return this.node ? (this.node.comment ?? "") : this.comment
  }

  // ---- going about

  /** Show the position after a turn. */
  async goTo(at: number): Promise<boolean> {
    const before = this.shownTurn
    this.#commentedTurn = null
    // Set it before the answer, so that quick steps start from here.
    this.shownTurn = at
    if (await this.#showAfter(turnsTo(this.nodes, at))) return true
    if (this.shownTurn === at && this.notice) this.shownTurn = before
    return false
  }

  /** Show the position after some turns. */
  async #showAfter(turns: string[]): Promise<boolean> {
    if (!(await this.show({ ...this.#first, turns }))) return false
    // A game that begins by chance begins the same way from now on.
    this.#first = { ...this.#first, start: this.at.start ?? "" }
    return true
  }

  back(): void {
    if (this.shownTurn) void this.goTo(parentOf(this.nodes, this.shownTurn))
  }

  forward(): void {
    const next = followers(this.nodes)[this.shownTurn]![0]
    if (next) void this.goTo(next)
  }

  first(): void {
    void this.goTo(0)
  }

  last(): void {
    void this.goTo(endOf(this.nodes, this.shownTurn))
  }

  goToSibling(steps: number): void {
    const other = beside(this.nodes, this.shownTurn, steps)
    if (other !== this.shownTurn) void this.goTo(other)
  }

  // ---- changing

  override async play(turn: string): Promise<boolean> {
    const { nodes, shownTurn: after } = this
    const known = add(nodes, after, turn)
    if (known.nodes === nodes) return this.goTo(known.at)
    if (!(await this.#showAfter([...turnsTo(nodes, after), turn])) || this.#hasChanged(nodes)) return false
    // In its one form, as the server writes it.
    this.#apply(add(this.nodes, after, this.view?.turns.at(-1)?.turn ?? turn))
    return true
  }

  /** Follow a line and add the turns that are missing. */
  async playLine(turns: readonly string[]): Promise<void> {
    const { nodes } = this
    let changed: Changed = { nodes, at: this.shownTurn }
    for (const turn of turns) changed = add(changed.nodes, changed.at, turn)
    if (!(await this.#showAfter(turnsTo(changed.nodes, changed.at))) || this.#hasChanged(nodes)) return
    if (changed.nodes === nodes) this.shownTurn = changed.at
    else this.#apply(changed)
  }

  /**
   * Whether the tree has changed during a request: then the numbers of turns are outdated, and the current position is
   * shown again.
   */
  #hasChanged(nodes: TreeTurn[]): boolean {
    if (nodes === this.nodes) return false
    void this.goTo(this.shownTurn)
    return true
  }

  /** Set the comment on the position shown; text typed in one go is undone in one go. */
  setComment(comment: string): void {
    if (this.#commentedTurn !== this.shownTurn) this.#pushUndo()
    this.#commentedTurn = this.shownTurn
    if (this.shownTurn) this.nodes = annotate(this.nodes, this.shownTurn, { comment })
    else this.comment = comment
    this.#scheduleSave()
  }

  /** Set the mark of the turn that led to the position shown. */
  mark(mark: NonNullable<TreeTurn["mark"]>): void {
    if (this.shownTurn) this.#apply({ nodes: annotate(this.nodes, this.shownTurn, { mark }), at: this.shownTurn })
  }

  promote(): void {
    this.#apply(promote(this.nodes, this.shownTurn))
  }

  remove(): void {
    this.#apply(remove(this.nodes, this.shownTurn))
    void this.goTo(this.shownTurn)
  }

  rename(title: string): void {
    this.title = title
    this.#scheduleSave()
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.nodes = before.nodes
    this.comment = before.comment
    void this.goTo(before.at)
    this.#scheduleSave()
  }

  #apply({ nodes, at }: Changed): void {
    this.#pushUndo()
    this.nodes = nodes
    this.shownTurn = at
    this.#scheduleSave()
  }

  #pushUndo(): void {
    this.#commentedTurn = null
    this.past = [...this.past, { nodes: this.nodes, comment: this.comment, at: this.shownTurn }].slice(-MAX_UNDO_STEPS)
  }

  // ---- saving

  #scheduleSave(): void {
    if (!this.isYours || this.saveState === "stale") return
    this.saveState = "pending"
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.save(), SAVE_DELAY_MS)
  }

  /** Save pending changes. */
  async save(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isSaving || this.#isLeaving || (this.saveState !== "pending" && this.saveState !== "failed")) return
    this.#isSaving = true
    const { tree, title, nodes, comment } = this
    this.#sent = { nodes, comment, title }
    try {
      if (this.id === null) await this.#createStudy(tree, title)
      else await this.#change(this.id, { title, tree, version: this.#version })
      this.saveState = this.#isSent ? "saved" : "pending"
      this.errorMessage = ""
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#isSaving = false
    }
    if (this.saveState === "pending") this.#scheduleSave()
  }

  get #isSent(): boolean {
    return this.nodes === this.#sent?.nodes && this.comment === this.#sent.comment && this.title === this.#sent.title
  }

  async #createStudy(tree: Tree, title: string): Promise<void> {
    const made = await api.createStudy({ title, tree })
    this.id = made.id
    this.#version = made.version
    this.owner = ownerName(made)
    // The address names it from now on; the page stays as it is.
    if (location.pathname === "/study") history.replaceState(null, "", `/study/${made.id}`)
  }

  async #change(id: string, changed: { title: string; tree: Tree; version: number }): Promise<void> {
    const { version } = await api.changeStudy(id, changed)
    // Of two requests on their way the first may be answered last.
    this.#version = Math.max(this.#version, version)
  }

  #fail(error: unknown): void {
    this.errorMessage = describeError(error)
    const code = error instanceof ApiError ? error.code : ""
    this.saveState = code === "study.stale" ? "stale" : "failed"
    // Do not repeat a request that the server has refused; repeat one that did not reach the server.
    const isUnreachable =
      !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429
    if (isUnreachable) this.#timer = window.setTimeout(() => this.save(), RETRY_MS)
  }

  /** Save a copy as a new study of the player, and return its id. */
  async copy(): Promise<string> {
    return (await api.createStudy({ title: this.title, tree: this.tree })).id
  }

  /** Save pending changes when the study is closed. */
  close(): void {
    void this.save()
  }

  /**
   * Save before the page is closed: send changes since the last request without waiting for its answer.
   */
  async saveBeforeUnload(): Promise<void> {
    if (!this.#isSaving) return this.save()
    if (this.#isLeaving) return
    // A study that has no name yet cannot be changed.
    if (this.id === null || this.#isSent) return
    const { title, tree } = this
    this.#isLeaving = true
    try {
      await this.#change(this.id, { title, tree, version: this.#version + 1 })
    } catch {
      // The request before it was refused or comes later.
    } finally {
      this.#isLeaving = false
      // If the page stays open, save again: the order of the two requests is unknown.
      this.#scheduleSave()
    }
  }
}
