/** The words of the app in five languages, from the catalogues that all of Erawan shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import type { Words } from "./protocol"

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", ru: "Русский", de: "Deutsch" } as const
export type Language = keyof typeof LANGUAGES

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  nl: () => import("virtual:words/nl"),
  ru: () => import("virtual:words/ru"),
  de: () => import("virtual:words/de"),
}
const KEPT = "erawan.language"

class Spoken {
  language = $state<Language>("en")
  bundle = $state.raw<FluentBundle | null>(null)
}
const spoken = new Spoken()

/** The language now spoken. */
export function language(): Language {
  return spoken.language
}

/** Loads a language and speaks it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const text = (await LOADERS[wanted]()).default
  spoken.bundle = makeBundle(wanted, text)
  spoken.language = wanted
  document.documentElement.lang = wanted
}

/** Chooses a language and remembers it. */
export function choose(wanted: Language): Promise<void> {
  localStorage.setItem(KEPT, wanted)
  return speak(wanted)
}

/** The language to begin with: the one chosen before, else the browser's. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages]
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase()
    if (short in LANGUAGES) return short as Language
  }
  return "en"
}

/** A bundle of one language. */
export function makeBundle(name: string, text: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** A message of the catalogues by its key. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = spoken.bundle
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return key
  return bundle.formatPattern(message.value, values)
}

/** What the server said, in the language now spoken. */
export function say(words: Words): string {
  const values: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(words.values)) values[name] = fill(value)
  return t(words.key, values)
}

/** With a capital letter: the catalogues' pieces begin with a small one. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1)
}

/** The same as a sentence. */
export function sentence(text: string): string {
  const shown = capital(text)
  return /[.!?…)]$/.test(shown) ? shown : shown + "."
}

function fill(value: unknown): FluentVariable {
  if (typeof value === "object" && value !== null && "key" in value) return say(value as Words)
  return typeof value === "number" ? value : String(value)
}
