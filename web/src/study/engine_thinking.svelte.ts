/** The engine's evaluation of the position shown, which deepens while it is shown. */

import { api, ApiError } from "../lib/api"
import { describeError } from "../lib/errors"
import { writeStored, readStored } from "../lib/local_storage"
import type { Place, ThoughtView, Words } from "../lib/protocol"
import { readLines } from "./stream_lines"

const STORAGE_KEY = "erawan.study.engine"
// Wait before asking: a player who steps through a line quickly skips positions.
const WAIT_MS = 300

export class EngineThinking {
  isOn = $state(false)
  thought = $state.raw<ThoughtView | null>(null)
  isBusy = $state(false)
  errorMessage = $state("")
  #place: Place | null = null
  #asked: AbortController | null = null
  #timer: number | undefined

  /** `stored`: on or off as the user last chose. `asked`: off until a position is asked about. */
  constructor(starts: "stored" | "asked" = "stored") {
    this.isOn = starts === "stored" && readStored(STORAGE_KEY) !== "off"
  }

  /** Analyse a position once, whatever the user chose for studies. */
  ask(place: Place): void {
    this.isOn = true
    this.look(place)
  }

  /** Analyse a position from now on; null stops the analysis. */
  look(place: Place | null): void {
    this.#place = place
    this.thought = null
    this.#begin(false, WAIT_MS)
  }

  switch(isOn: boolean): void {
    this.isOn = isOn
    writeStored(STORAGE_KEY, isOn ? "on" : "off")
    this.#begin(false, 0)
  }

  /** Continue the search for longer. */
  deeper(): void {
    this.#begin(true, 0)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#asked?.abort()
    this.#asked = null
    this.isBusy = false
  }

  #begin(isDeeper: boolean, waitMs: number): void {
    this.stop()
    this.errorMessage = ""
    const place = this.#place
    if (!place || !this.isOn) return
    this.isBusy = true
    this.#timer = window.setTimeout(() => this.#think(place, isDeeper), waitMs)
  }

  async #think(place: Place, isDeeper: boolean): Promise<void> {
    const asked = (this.#asked = new AbortController())
    try {
      const answer = await api.think(place, isDeeper, asked.signal)
      for await (const line of readLines(answer.body!)) {
        if (this.#asked !== asked) return
        const thought = JSON.parse(line) as ThoughtView | { words: Words }
        if ("words" in thought) throw new ApiError(409, "", "", thought.words)
        // A deeper search starts from depth 1: do not replace a deeper result by a shallower one.
        if (!isDeeper || thought.depth >= (this.thought?.depth ?? 0) || thought.is_last) this.thought = thought
      }
    } catch (error) {
      if (this.#asked === asked && !asked.signal.aborted) this.errorMessage = describeError(error)
    } finally {
      if (this.#asked === asked) this.isBusy = false
    }
  }
}
