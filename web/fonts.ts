/**
 * The fonts of the app: Nunito for text, Philosopher for headings and the names on the map.
 *
 * `fonts()` is a Vite plugin. Before a build it cuts the files of the npm packages down to the letters that the app
 * needs, Latin and Cyrillic apart, and writes them with `fonts.css` into `web/generated/`. Vite takes them from there.
 * It preloads what every language needs, and puts the licences into the app.
 *
 * Until a font has arrived, or where it cannot be loaded, a system font stands in for it: stretched until texts are as
 * long as in our font, with the ascent and descent of ours, so that nothing moves when ours arrives. The widths come
 * from `font-widths.json`, which `measure_fonts.py` writes.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import subsetFont from "subset-font"
import type { Plugin } from "vite"
import measured from "./font-widths.json" with { type: "json" }

const root = import.meta.dirname
const packages = resolve(root, "node_modules")
const generated = resolve(root, "generated")

/** The characters of a range, both ends included. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("")
}

/** The parts of each font. A browser loads only those whose characters are on the page. */
const PARTS = {
  latin: {
    text: range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ‐‑–—‘’‚“”„•…‹›€−\u202f",
    unicodeRange: "U+0-FF, U+152-153, U+178, U+2000-206F, U+20AC, U+2212",
  },
  cyrillic: { text: range(0x400, 0x45f) + "Ґґ№", unicodeRange: "U+400-45F, U+490-491, U+2116" },
} as const
type Part = keyof typeof PARTS

const NUNITO = "@fontsource-variable/nunito"
const PHILOSOPHER = "@fontsource/philosopher"
const FACES = [
  {
    family: "Nunito",
    style: "normal",
    weight: "400 700",
    source: `${NUNITO}/files/nunito-PART-wght-normal.woff2`,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: "Philosopher",
    style: "normal",
    weight: "700",
    source: `${PHILOSOPHER}/files/philosopher-PART-700-normal.woff2`,
  },
  {
    family: "Philosopher",
    style: "italic",
    weight: "700",
    source: `${PHILOSOPHER}/files/philosopher-PART-700-italic.woff2`,
  },
]
/** Needed on every page in every language: the Latin files also have digits, spaces and punctuation. */
export const PRELOADED = ["nunito-latin-normal", "philosopher-latin-normal"]
const LICENCES = { Nunito: `${NUNITO}/LICENSE`, Philosopher: `${PHILOSOPHER}/LICENSE` }

type Metrics = { widths: number[]; ascent: number; descent: number }
const METRICS: Record<string, Record<string, Metrics>> = measured

/**
 * Stand-ins, the kinds of letters they have, and the names of each kind on different systems. Windows and macOS have
 * Arial and Times New Roman, Android has Roboto and Noto Serif. Liberation has the widths of Arial and Times New Roman.
 */
type Systems = Record<string, Record<string, string[]>>
const SANS: Systems = {
  Arial: {
    regular: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold"],
  },
  Roboto: { regular: ["Roboto", "Roboto-Regular"], bold: ["Roboto Bold", "Roboto-Bold"] },
  "Noto Sans": {
    regular: ["Noto Sans", "Noto Sans Regular", "NotoSans-Regular"],
    bold: ["Noto Sans Bold", "NotoSans-Bold"],
  },
  "DejaVu Sans": { regular: ["DejaVu Sans", "DejaVuSans"], bold: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
}
const SERIF: Systems = {
  "Times New Roman": {
    bold: [
      "Times New Roman Bold",
      "TimesNewRomanPS-BoldMT",
      "Liberation Serif Bold",
      "LiberationSerif-Bold",
      "Tinos Bold",
    ],
    "bold italic": [
      "Times New Roman Bold Italic",
      "TimesNewRomanPS-BoldItalicMT",
      "Liberation Serif Bold Italic",
      "LiberationSerif-BoldItalic",
      "Tinos Bold Italic",
    ],
  },
  "Noto Serif": {
    bold: ["Noto Serif Bold", "NotoSerif-Bold"],
    "bold italic": ["Noto Serif Bold Italic", "NotoSerif-BoldItalic"],
  },
  "DejaVu Serif": {
    bold: ["DejaVu Serif Bold", "DejaVuSerif-Bold"],
    "bold italic": ["DejaVu Serif Bold Italic", "DejaVuSerif-BoldItalic"],
  },
}
/** Which measured face of ours a kind of letter replaces, as CSS names it. */
const REPLACED = {
  Nunito: [
    { ours: "400", kind: "regular", style: "normal", weight: "400" },
    { ours: "600", kind: "bold", style: "normal", weight: "600" },
    { ours: "700", kind: "bold", style: "normal", weight: "700" },
  ],
  Philosopher: [
    { ours: "bold", kind: "bold", style: "normal", weight: "700" },
    { ours: "bold italic", kind: "bold italic", style: "italic", weight: "700" },
  ],
} as const

/** The rules for the stand-ins of a family of ours; CSS names them after both: `Nunito like Arial`. */
function standIns(family: keyof typeof REPLACED, systems: Systems): string[] {
  return Object.entries(systems).flatMap(([system, names]) =>
    REPLACED[family].flatMap(({ ours, kind, style, weight }) =>
      // The Latin rule holds for all characters; the Cyrillic one, which comes later, for its own.
      (["latin", "cyrillic"] as const).map((part, at) => {
        const [own, other] = [METRICS[family]![ours]!, METRICS[system]![kind]!]
        const size = own.widths[at]! / other.widths[at]!
        const percent = (value: number) => `${(100 * value).toFixed(2)}%`
        return rule({
          "font-family": `"${family} like ${system}"`,
          src: names[kind]!.map((name) => `local("${name}")`).join(", "),
          "font-style": style,
          "font-weight": weight,
          "unicode-range": part === "latin" ? "" : PARTS.cyrillic.unicodeRange,
          "size-adjust": percent(size),
          "ascent-override": percent(own.ascent / size),
          "descent-override": percent(own.descent / size),
          "line-gap-override": "0%",
        })
      }),
    ),
  )
}

/** A rule for a font face; what is empty is left out. */
function rule(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== "")
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};\n`).join("")}}\n`
}

/** Writes the files and the style sheet into `web/generated/`. */
async function generate(): Promise<void> {
  mkdirSync(generated, { recursive: true })
  const rules: string[] = []
  for (const { family, style, weight, source, axes } of FACES)
    for (const part of Object.keys(PARTS) as Part[]) {
      const name = `${family.toLowerCase()}-${part}-${style}.woff2`
      const whole = readFileSync(resolve(packages, source.replace("PART", part)))
      const cut = await subsetFont(whole, PARTS[part].text, {
        targetFormat: "woff2",
        // Hints are for screens with few pixels; they would add half to the size of Philosopher.
        noHinting: true,
        // The copyright, the licence and its address.
        preserveNameIds: [0, 13, 14],
        variationAxes: axes,
      })
      writeFileSync(resolve(generated, name), cut)
      rules.push(
        rule({
          "font-family": family,
          src: `url("./${name}") format("woff2")`,
          "font-style": style,
          "font-weight": weight,
          "font-display": "swap",
          "unicode-range": PARTS[part].unicodeRange,
        }),
      )
    }
  rules.push(...standIns("Nunito", SANS), ...standIns("Philosopher", SERIF))
  writeFileSync(resolve(generated, "fonts.css"), rules.join(""))
}

/** The licences of the fonts in one text. */
function licences(): string {
  const read = (path: string) => readFileSync(resolve(packages, path), "utf-8").trim()
  const texts = Object.entries(LICENCES).map(([family, path]) => `${family}\n\n${read(path)}\n`)
  return `Erawan's web app contains parts of these fonts, under the SIL Open Font License 1.1.\n\n${texts.join("\n\n")}`
}

/** Makes the fonts, preloads them and adds their licences. */
export function fonts(): Plugin {
  let isTest = false
  return {
    name: "erawan-fonts",
    configResolved: (config) => {
      isTest = config.mode === "test"
    },
    buildStart: () => (isTest ? undefined : generate()),
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "font-licences.txt", source: licences() })
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => PRELOADED.some((wanted) => name.startsWith(`assets/${wanted}-`)))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  }
}
