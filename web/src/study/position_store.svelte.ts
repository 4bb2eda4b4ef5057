/** The state of a board without a game: the user moves for all seats. */

import { TableStore } from "../game/table_store.svelte"
import { api } from "../lib/api"
import { errorNotice } from "../lib/errors"
import type { Choices, GameView, MapInfo, Place } from "../lib/protocol"

export class PositionStore extends TableStore {
  /** The start, and the turns that lead to the position shown. */
  at = $state.raw<Place>({ game: "siam" })
  #shownCount = 0
  #asked = 0

  /**
   * Show a position, not before `ready`; false if it is invalid, with an error, or if another was requested meanwhile.
   */
  async show(place: Place, ready: Promise<void> = Promise.resolve()): Promise<boolean> {
    this.isPending = true
    const asked = ++this.#asked
    try {
      const [view] = await Promise.all([api.viewPosition(place), ready])
      if (asked !== this.#asked) return false
      // A game that begins by chance begins the same way from now on.
      this.at = { ...place, start: place.start || (view.start ?? "") }
      this.notice = null
      this.hint = null
      this.shownPly = null
      // Positions of two variations may have the same number; count up so that each has its own key.
      view.position.line = ++this.#shownCount
      this.shown = { view: this.seen(view), hasGap: false, heardAt: Date.now() }
    } catch (error) {
      if (asked === this.#asked) this.notice = errorNotice(error)
      return false
    } finally {
      if (asked === this.#asked) this.isPending = false
    }
    return true
  }

  /** Adapt a view before it is shown: a lesson gives its learner one seat only. */
  protected seen(view: GameView): GameView {
    return view
  }

  async play(turn: string): Promise<boolean> {
    return this.show({ ...this.at, turns: [...(this.at.turns ?? []), turn] })
  }

  async choices(prefix: string, whole = false): Promise<Choices | null> {
    try {
      return await api.choicesAt(this.at, prefix, whole)
    } catch (error) {
      this.notice = errorNotice(error)
      return null
    }
  }

  map(): Promise<MapInfo> {
    return api.mapAt(this.at)
  }
}
