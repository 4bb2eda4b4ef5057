/** What somebody has set on this device: colours, contrast, motion, sound. What was not set follows the device. */

import { followKept, keep, kept } from "./kept"

export const THEMES = ["device", "light", "dark"] as const
export type Theme = (typeof THEMES)[number]

export interface Kept {
  theme: Theme
  /** Null follows the device. */
  hasContrast: boolean | null
  isCalm: boolean | null
  hasSound: boolean
}
export const UNSET: Kept = { theme: "device", hasContrast: null, isCalm: null, hasSound: true }

const KEY = "erawan.settings"

/** What was kept, as far as it can be understood. */
export function parseKept(text: string | null): Kept {
  let found: Record<string, unknown> = {}
  try {
    found = Object(JSON.parse(text ?? "{}"))
  } catch {
    // Whatever it was, nobody set it here.
  }
  const flag = (name: keyof Kept) => (typeof found[name] === "boolean" ? (found[name] as boolean) : null)
  return {
    theme: THEMES.find((theme) => theme === found.theme) ?? UNSET.theme,
    hasContrast: flag("hasContrast"),
    isCalm: flag("isCalm"),
    hasSound: flag("hasSound") ?? UNSET.hasSound,
  }
}

class Settings {
  kept = $state.raw<Kept>(UNSET)
  wantsContrast = $state(false)
  wantsCalm = $state(false)
  readonly hasContrast = $derived(this.kept.hasContrast ?? this.wantsContrast)
  readonly isCalm = $derived(this.kept.isCalm ?? this.wantsCalm)

  /** Reads what was kept and follows the device and other tabs from now on. */
  begin(): void {
    this.kept = parseKept(kept(KEY))
    followKept(KEY, (text) => (this.kept = parseKept(text)))
    follow("(prefers-contrast: more)", (matches) => (this.wantsContrast = matches))
    follow("(prefers-reduced-motion: reduce)", (matches) => (this.wantsCalm = matches))
    $effect.root(() => {
      $effect(() => {
        const { dataset } = document.documentElement
        dataset.theme = this.kept.theme
        dataset.contrast = this.hasContrast ? "more" : "usual"
        dataset.motion = this.isCalm ? "less" : "usual"
      })
    })
  }

  /** Changes some of it and keeps it. */
  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    keep(KEY, JSON.stringify(this.kept))
  }
}
export const settings = new Settings()

/** How long something may take to move. */
export function glideMs(usual: number): number {
  return settings.isCalm ? 0 : usual
}

function follow(query: string, hear: (matches: boolean) => void): void {
  const list = matchMedia(query)
  hear(list.matches)
  list.addEventListener("change", (event) => hear(event.matches))
}
