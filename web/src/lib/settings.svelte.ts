/** The settings of this device: theme, contrast, motion, sound, notation. Unset ones follow the operating system. */

import { onStoredChange, writeStored, readStored } from "./local_storage"

export const THEMES = ["device", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

export interface StoredSettings {
  theme: Theme
  /** Null follows the device. */
  hasContrast: boolean | null
  isCalm: boolean | null
  hasSound: boolean
  /** Whether lists of turns show the notation beside the sentence. */
  hasNotation: boolean
}
export const DEFAULT_SETTINGS: StoredSettings = {
  theme: "device",
  hasContrast: null,
  isCalm: null,
  hasSound: true,
  hasNotation: false,
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
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? DEFAULT_SETTINGS.theme,
    hasContrast: flag("hasContrast"),
    isCalm: flag("isCalm"),
    hasSound: flag("hasSound") ?? DEFAULT_SETTINGS.hasSound,
    hasNotation: flag("hasNotation") ?? DEFAULT_SETTINGS.hasNotation,
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

function follow(query: string, hear: (matches: boolean) => void): void {
  const list = matchMedia(query)
  hear(list.matches)
  list.addEventListener("change", (event) => hear(event.matches))
}
