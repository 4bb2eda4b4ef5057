/** The settings of this device: themes, contrast, motion, sound, notation. Unset ones follow the operating system. */

import { BOARD_THEMES, MAP_THEMES } from "./design_tokens"
import { onStoredChange, writeStored, readStored } from "./local_storage"

export const THEMES = ["device", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]
/** Whether a turn on Siam's board is sent at once; `auto` asks where a slip of the finger is likely. */
export const CONFIRM_MODES = ["auto", "always", "never"] as const
export type ConfirmMode = (typeof CONFIRM_MODES)[number]

/** The speed at which King of Siam shows the turns of others. */
export const TURN_SPEEDS = ["slow", "usual", "fast", "off"] as const
export type TurnSpeed = (typeof TURN_SPEEDS)[number]

export type BoardTheme = (typeof BOARD_THEMES)[number]
export type MapTheme = (typeof MAP_THEMES)[number]
/** The drawing style of Siam's pieces. */
export const PIECE_SETS = ["animals", "tiles"] as const
export type PieceSet = (typeof PIECE_SETS)[number]

export interface StoredSettings {
  theme: Theme
  boardTheme: BoardTheme
  pieceSet: PieceSet
  mapTheme: MapTheme
  /** Null follows the device. */
  hasContrast: boolean | null
  isCalm: boolean | null
  hasSound: boolean
  /** Whether opponents say a few words during a game. */
  hasRemarks: boolean
  /** Whether lists of turns show the notation beside the sentence. */
  hasNotation: boolean
  confirm: ConfirmMode
  turnSpeed: TurnSpeed
}
export const DEFAULT_SETTINGS: StoredSettings = {
  theme: "device",
  boardTheme: "celadon",
  pieceSet: "animals",
  mapTheme: "celadon",
  hasContrast: null,
  isCalm: null,
  hasSound: true,
  hasRemarks: true,
  hasNotation: false,
  confirm: "auto",
  turnSpeed: "usual",
}

const STORAGE_KEY = "erawan.settings"

/** Parse stored settings; ignore what cannot be understood. */
export function parseSettings(text: string | null): StoredSettings {
  let found: Record<string, unknown> = {}
  try {
    found = Object(JSON.parse(text ?? "{}"))
  } catch {
    // Ignore a text that is no JSON.
  }
  const flag = (name: keyof StoredSettings) => (typeof found[name] === "boolean" ? (found[name] as boolean) : null)
  function choice<N extends keyof StoredSettings>(name: N, choices: readonly StoredSettings[N][]): StoredSettings[N] {
    return choices.find((each) => each === found[name]) ?? DEFAULT_SETTINGS[name]
  }
  return {
    theme: choice("theme", THEMES),
    boardTheme: choice("boardTheme", BOARD_THEMES),
    pieceSet: choice("pieceSet", PIECE_SETS),
    mapTheme: choice("mapTheme", MAP_THEMES),
    hasContrast: flag("hasContrast"),
    isCalm: flag("isCalm"),
    hasSound: flag("hasSound") ?? DEFAULT_SETTINGS.hasSound,
    hasRemarks: flag("hasRemarks") ?? DEFAULT_SETTINGS.hasRemarks,
    hasNotation: flag("hasNotation") ?? DEFAULT_SETTINGS.hasNotation,
    confirm: choice("confirm", CONFIRM_MODES),
    turnSpeed: choice("turnSpeed", TURN_SPEEDS),
  }
}

class Settings {
  stored = $state.raw<StoredSettings>(DEFAULT_SETTINGS)
  wantsContrast = $state(false)
  wantsCalm = $state(false)
  readonly hasContrast = $derived(this.stored.hasContrast ?? this.wantsContrast)
  readonly isCalm = $derived(this.stored.isCalm ?? this.wantsCalm)

  /** Read the stored settings, and follow the operating system and other tabs from now on. */
  begin(): void {
    this.stored = parseSettings(readStored(STORAGE_KEY))
    onStoredChange(STORAGE_KEY, (text) => (this.stored = parseSettings(text)))
    follow("(prefers-contrast: more)", (matches) => (this.wantsContrast = matches))
    follow("(prefers-reduced-motion: reduce)", (matches) => (this.wantsCalm = matches))
    $effect.root(() => {
      $effect(() => {
        const { dataset } = document.documentElement
        dataset.theme = this.stored.theme
        dataset.boardTheme = this.stored.boardTheme
        dataset.mapTheme = this.stored.mapTheme
        dataset.contrast = this.hasContrast ? "more" : "usual"
        dataset.motion = this.isCalm ? "less" : "usual"
      })
    })
  }

  /** Change and store some settings. */
  set(change: Partial<StoredSettings>): void {
    this.stored = { ...this.stored, ...change }
    writeStored(STORAGE_KEY, JSON.stringify(this.stored))
  }
}
export const settings = new Settings()

/** Return the duration of an animation: 0 with reduced motion. */
export function animationMs(usual: number): number {
  return settings.isCalm ? 0 : usual
}

/** Wait so that a person can follow what happened; not at all with reduced motion. */
export function pause(usualMs: number): Promise<void> {
  return new Promise((ended) => setTimeout(ended, animationMs(usualMs)))
}

function follow(query: string, hear: (matches: boolean) => void): void {
  const list = matchMedia(query)
  hear(list.matches)
  list.addEventListener("change", (event) => hear(event.matches))
}
