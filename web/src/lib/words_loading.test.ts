import { beforeAll, expect, test, vi } from "vitest"
import { chooseLanguage, language, requireWords, switchLanguage, t } from "./words.svelte"

/** Languages that load when the test lets them. */
const gates = vi.hoisted(() => {
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((done) => (open = done))
    return { open, opened }
  }
  return { de: gate(), fr: gate(), nl: gate() }
})
const held = (name: keyof typeof gates) => async (original: () => Promise<object>) => {
  await gates[name].opened
  return original()
}
vi.mock("virtual:words/de", (original) => held("de")(original as () => Promise<object>))
vi.mock("virtual:words/fr", (original) => held("fr")(original as () => Promise<object>))
vi.mock("virtual:words/nl", async () => {
  await gates.nl.opened
  throw new Error("out of reach")
})

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
})

test("a page that needs words while a language is on its way gets them in that language", async () => {
  const chosen = chooseLanguage("de")
  const needed = requireWords("rules")
  gates.de.open()
  await Promise.all([chosen, needed])
  expect(language()).toBe("de")
  expect(t("rules-reset")).toBe("Von vorn")
})

test("of two languages chosen the later one is spoken, whichever comes first", async () => {
  const first = chooseLanguage("fr")
  const second = chooseLanguage("en")
  await second
  gates.fr.open()
  await first
  expect(language()).toBe("en")
})

test("a language that cannot be had is no matter once another is chosen", async () => {
  const first = chooseLanguage("nl")
  const second = chooseLanguage("en")
  gates.nl.open()
  await Promise.all([first, second])
  expect(language()).toBe("en")
})

test("a language that cannot be had keeps no page from its words", async () => {
  const chosen = chooseLanguage("nl")
  await expect(chosen).rejects.toThrow()
  await requireWords("study")
  expect(language()).toBe("en")
  expect(t("study-title")).not.toBe("study-title")
})
