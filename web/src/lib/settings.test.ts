import { describe, expect, it } from "vitest"
import { parseSettings, DEFAULT_SETTINGS } from "./settings.svelte"

describe("stored settings", () => {
  it("is nothing at first, and nothing if it cannot be read", () => {
    for (const text of [null, "", "{", "[]", "null", "7", '{"theme":"pink","isCalm":"yes"}'])
      expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS)
  })
  it("comes back as it was", () => {
    const kept = {
      theme: "dark",
      boardTheme: "teak",
      pieceSet: "tiles",
      mapTheme: "chart",
      hasContrast: true,
      isCalm: false,
      hasSound: false,
      hasRemarks: false,
      hasNotation: true,
      confirm: "never",
      turnSpeed: "fast",
    } as const
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept)
  })
})
