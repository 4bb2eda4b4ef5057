import { beforeAll, describe, expect, test } from "vitest"
import { LANGUAGES, language, requireWords, say, sentence, switchLanguage, t, type Language } from "./words.svelte"

beforeAll(() => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
})

const moved = (key: string, faction: string, place: string, province: string) => ({
  key,
  values: {
    followers: { key: "list-1", values: { first: { key: "kos-followers", values: { count: 1, faction } } } },
    place,
    province,
  },
})

describe("words", () => {
  test("count in every language", async () => {
    const counted: Record<Language, [string, string, string]> = {
      en: ["1 card", "2 cards", "5 cards"],
      fr: ["1 carte", "2 cartes", "5 cartes"],
      nl: ["1 kaart", "2 kaarten", "5 kaarten"],
      ru: ["1 карта", "2 карты", "5 карт"],
      de: ["1 Karte", "2 Karten", "5 Karten"],
    }
    for (const name of Object.keys(LANGUAGES) as Language[]) {
      await switchLanguage(name)
      expect(language()).toBe(name)
      expect([1, 2, 5].map((count) => t("kos-cards-left", { count }))).toEqual(counted[name])
    }
  })

  test("may hold words that hold words", async () => {
    await requireWords("king_of_siam")
    await switchLanguage("en")
    const turn = {
      key: "kos-turn-card",
      values: {
        card: { key: "kos-card-1v1", values: {} },
        effect: {
          key: "kos-effect-swap",
          values: {
            given: moved("kos-gives", "lao", "siam-ke", "Kedah"),
            got: moved("kos-gets", "rama", "siam-kh", "Khorat"),
          },
        },
        taken: moved("kos-takes", "malay", "siam-ke", "Kedah"),
      },
    }
    expect(say(turn)).toBe("plays 1 vs. 1: a Lao from Kedah for a Rama in Khorat; takes a Malay from Kedah")
    await switchLanguage("de")
    expect(say(turn)).toBe(
      "spielt 1 gegen 1: tauscht einen Lao aus Kedah gegen einen Rama aus Khorat; nimmt einen Malay aus Kedah",
    )
  })

  test("become sentences", async () => {
    await switchLanguage("en")
    expect(sentence("passes")).toBe("Passes.")
    expect(sentence("plays Rama …")).toBe("Plays Rama …")
    expect(sentence("really?")).toBe("Really?")
    expect(sentence("c4 is not on the edge")).toBe("c4 is not on the edge.")
  })

  test("are those of the language asked for last, in whatever order they come", async () => {
    await Promise.all([switchLanguage("ru"), switchLanguage("fr"), requireWords("rules"), switchLanguage("nl")])
    expect(language()).toBe("nl")
    expect(document.documentElement.lang).toBe("nl")
    expect(t("rules-contents")).not.toBe("rules-contents")
  })

  test("that are missing show their key", () => {
    expect(t("no-such-key")).toBe("no-such-key")
  })
})

test("everything King of Siam's table asks for is there in every language", async () => {
  const asks = [
    "card",
    "tile",
    "tile-more",
    "mark",
    "place",
    "1v1",
    "1v1-more",
    "2v1",
    "2v1-more",
    "take",
    "confirm",
    "wait",
  ].map((ask) => `web-kos-ask-${ask}`)
  const does = ["king", "khon", "1v1", "2v1", "faction"].flatMap((card) => [
    `web-kos-does-${card}`,
    `web-kos-rule-${card}`,
  ])
  for (const name of Object.keys(LANGUAGES) as Language[]) {
    await switchLanguage(name)
    await requireWords("web_kos")
    for (const key of [...asks, ...does]) expect(t(key, { faction: "X" }), key).not.toBe(key)
  }
})
