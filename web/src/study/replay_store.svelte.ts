/** A stored game for the replay page: the boards show any of its positions, without moves. */

import { TableStore } from "../game/table_store.svelte"
import { api, ApiError } from "../lib/api"
import { describeError } from "../lib/errors"
import type { Choices, GameView, MapInfo } from "../lib/protocol"

export class ReplayStore extends TableStore {
  isMissing = $state(false)
  errorMessage = $state("")
  readonly id: string

  constructor(id: string) {
    super()
    this.id = id
  }

  /**
   * Load the game and show it after that many turns; without a number at its start, or a running game at its current
   * position.
   */
  async load(ply: number | null): Promise<void> {
    try {
      const view = await api.game(this.id)
      this.shown = { view: atRest(view), hasGap: false, heardAt: Date.now() }
      this.errorMessage = ""
      this.go(ply ?? (view.status === "over" ? 0 : view.turns.length))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.isMissing = true
      else this.errorMessage = describeError(error)
    }
  }

  /** The number of turns in the replay. */
  get last(): number {
    return this.view?.has_all_turns ? this.view.turns.length : 0
  }

  /** The number of turns before the position shown. */
  get at(): number {
    return this.shownPly ?? this.last
  }

  /** Show the position after that many turns, or the last one if there are fewer. */
  go(ply: number): void {
    this.shownPly = ply >= this.last ? null : Math.max(0, ply)
  }

  async choices(): Promise<Choices | null> {
    return null
  }

  async play(): Promise<boolean> {
    return false
  }

  map(): Promise<MapInfo> {
    return api.map(this.id)
  }
}

/** Return the view for a replay: all players count as present, and no user owns a running game. */
function atRest(view: GameView): GameView {
  const seats = view.seats.map((seat) => ({ ...seat, is_present: true }))
  return { ...view, seats, you: view.status === "over" ? view.you : [] }
}
