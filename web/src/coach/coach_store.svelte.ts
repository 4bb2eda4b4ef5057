/** The moments of a finished game: analyse it if that is still to be done, then ask for them. */

import { api } from "../lib/api"
import { describeError } from "../lib/errors"
import type { MomentView } from "../lib/protocol"
import type { AnalysisStore } from "../study/game_analysis.svelte"

export class CoachStore {
  moments = $state.raw<MomentView[] | null>(null)
  errorMessage = $state("")
  readonly analysis: AnalysisStore
  readonly #id: string
  #isAsking = false

  constructor(id: string, analysis: AnalysisStore) {
    this.#id = id
    this.analysis = analysis
    // The moments follow from the analysis once it is complete.
    $effect(() => {
      if (analysis.view?.status === "over") void this.#load()
    })
  }

  /** Ask again after an error. */
  async retry(): Promise<void> {
    this.errorMessage = ""
    if (this.analysis.view?.status === "over") await this.#load()
    else await this.analysis.look()
  }

  async #load(): Promise<void> {
    if (this.moments || this.#isAsking) return
    this.#isAsking = true
    try {
      this.moments = (await api.moments(this.#id)).moments
      this.errorMessage = ""
    } catch (error) {
      this.errorMessage = describeError(error)
    } finally {
      this.#isAsking = false
    }
  }
}

/** The seats whose moments a person may want to see: their own, or everybody's if they did not play. */
export function seatsToShow(moments: readonly MomentView[], you: readonly number[], count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at + 1)
  if (you.length) return [...you]
  return all.filter((seat) => moments.some((moment) => moment.seat === seat))
}
