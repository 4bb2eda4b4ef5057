/** The analysis of a game on a page: start it by a click, poll it every second, and survive lost connections. */

import { api, ApiError } from "../lib/api"
import { describeError } from "../lib/errors"
import type { Analysed, AnalysisView, JudgedPosition, JudgedTurn } from "../lib/protocol"

const EVERY_MS = 1000

export class AnalysisStore {
  view = $state.raw<AnalysisView | null>(null)
  errorMessage = $state("")
  isPending = $state(false)
  readonly #what: Analysed
  #timer = 0
  #isClosed = false

  constructor(what: Analysed) {
    this.#what = what
  }

  /** Whether the engine works on it, or will. */
  get isUnderWay(): boolean {
    return this.view?.status === "waiting" || this.view?.status === "running"
  }

  get positions(): JudgedPosition[] {
    return this.view?.judged?.positions ?? []
  }

  get turns(): JudgedTurn[] {
    return this.view?.judged?.turns ?? []
  }

  /** Load the analysis if there is one already. */
  look(): Promise<void> {
    return this.#ask(() => api.findAnalysis(this.#what))
  }

  begin(): Promise<void> {
    return this.#ask(() => api.analyse(this.#what))
  }

  stop(): Promise<void> {
    return this.#ask(() => api.stopAnalysis(this.view!.id))
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #ask(asked: () => Promise<AnalysisView>): Promise<void> {
    this.isPending = true
    clearTimeout(this.#timer)
    try {
      this.view = await asked()
      this.errorMessage = ""
    } catch (error) {
      this.errorMessage = describeError(error)
    } finally {
      this.isPending = false
    }
    this.#follow()
  }

  #follow(): void {
    if (this.isUnderWay && !this.#isClosed) this.#timer = window.setTimeout(() => this.#see(), EVERY_MS)
  }

  async #see(): Promise<void> {
    try {
      this.view = await api.analysis(this.view!.id)
      this.errorMessage = ""
    } catch (error) {
      // A server that has much to do just now is asked again: what is shown is only a little old.
      if (isBusy(error)) return this.#follow()
      this.errorMessage = describeError(error)
      // A server that restarts goes on with it; one that does not know it, or cannot read it, never will.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return
    }
    this.#follow()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}
