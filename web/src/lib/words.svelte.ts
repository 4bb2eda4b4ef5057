/** The translations of the app in five languages, from the Fluent catalogues that all of Erawan shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle"
import { onStoredChange, writeStored, readStored } from "./local_storage"
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
/** Catalogues of a few pages only: `…/fr/rules.ftl` is loaded when a page needs it. */
const LATER = import.meta.glob<string>(
  [
    "../../../src/erawan/words/catalogues/*/{analysis,coach,guide,invitations,king_of_siam,king_of_siam_errors}.ftl",
    "../../../src/erawan/words/catalogues/*/{lessons,openings,opponents,profile,puzzle_modes,puzzles}.ftl",
    "../../../src/erawan/words/catalogues/*/{records,replay,rules,study,web_kos}.ftl",
  ],
  { query: "?raw", import: "default" },
)
const STORAGE_KEY = "erawan.language"

class Spoken {
  language = $state<Language>("en")
  bundle = $state.raw<FluentBundle | null>(null)
}
const spoken = new Spoken()

/** Return the current language. */
export function language(): Language {
  return spoken.language
}

/** The areas of words that pages have asked for so far. */
const needed = new Set<string>()
/** The language asked for last, and its words on their way. */
let latest: Language = "en"
let loading = Promise.resolve()

/** Load a language and switch to it. */
export function switchLanguage(wanted: Language): Promise<void> {
  latest = wanted
  if (wanted === "ru") loadCyrillic()
  const words = Promise.all([LOADERS[wanted](), ...[...needed].map((area) => laterWords(wanted, area))])
  const coming: Promise<void> = words.then(
    ([main, ...more]) => {
      // Another language or area was requested meanwhile: that one is used when it arrives.
      if (coming !== loading) return loading
      spoken.bundle = makeBundle(wanted, main.default, ...more)
      spoken.language = wanted
      document.documentElement.lang = wanted
    },
    (error) => {
      if (coming !== loading) return loading
      latest = spoken.language
      // Pages whose words are there need not fail with it.
      loading = Promise.resolve()
      throw error
    },
  )
  return (loading = coming)
}

/** Start loading the Cyrillic font together with the words, before any of them is on the page. */
function loadCyrillic(): void {
  for (const font of ["1em Nunito", "700 1em Philosopher"]) void document.fonts?.load(font, "Я").catch(() => undefined)
}

/**
 * Load the words of an area that few pages need, such as "rules", in the current language and in each one chosen
 * later.
 */
export function requireWords(...areas: string[]): Promise<void> {
  if (areas.some((area) => !needed.has(area))) {
    for (const area of areas) needed.add(area)
    // What could not be loaded is asked for again by the next page that needs it.
    switchLanguage(latest).catch(() => areas.forEach((area) => needed.delete(area)))
  }
  return loading
}

/** Load a page together with the words of its areas. */
export async function withWords<Loaded>(page: Promise<Loaded>, ...areas: string[]): Promise<Loaded> {
  const [loaded] = await Promise.all([page, requireWords(...areas)])
  return loaded
}

async function laterWords(wanted: Language, area: string): Promise<string> {
  return LATER[`../../../src/erawan/words/catalogues/${wanted}/${area}.ftl`]!()
}

/** Switch to a language and store the choice. */
export function chooseLanguage(wanted: Language): Promise<void> {
  writeStored(STORAGE_KEY, wanted)
  return switchLanguage(wanted)
}

/** Follow the language that is chosen in another tab; keep the current one if it cannot be loaded. */
export function followLanguage(): void {
  onStoredChange(STORAGE_KEY, () => void switchLanguage(firstLanguage()).catch(() => undefined))
}

/** The language to begin with: the one chosen before, else the browser's. */
export function firstLanguage(): Language {
  const wanted = [readStored(STORAGE_KEY) ?? "", ...navigator.languages]
  for (const each of wanted) {
    const short = each.slice(0, 2).toLowerCase()
    if (short in LANGUAGES) return short as Language
  }
  return "en"
}

/** A bundle of one language. */
export function makeBundle(name: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Return a message of the catalogues by its key. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const bundle = spoken.bundle
  const message = bundle?.getMessage(key)
  if (!bundle || !message?.value) return key
  return bundle.formatPattern(message.value, values)
}

/** Return a message of the server in the current language. */
export function say(words: Words): string {
  const values: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(words.values)) values[name] = fill(value)
  return t(words.key, values)
}

/** Return a text with a capital first letter; a first word with a digit, such as the square "c4", stays as it is. */
export function capitalize(text: string): string {
  if (/^\p{L}*\d/u.test(text)) return text
  return text.charAt(0).toLocaleUpperCase(spoken.language) + text.slice(1)
}

/** Return a text as a sentence: capital letter and full stop. */
export function sentence(text: string): string {
  const shown = capitalize(text)
  return /[.!?…)]$/.test(shown) ? shown : shown + "."
}

function fill(value: unknown): FluentVariable {
  if (typeof value === "object" && value !== null && "key" in value) return say(value as Words)
  return typeof value === "number" ? value : String(value)
}
