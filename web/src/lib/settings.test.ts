import { describe, expect, it, vi } from "vitest"
import { DEFAULT_SETTINGS, parseSettings, pause, settings } from "./settings.svelte"

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

describe("a pause", () => {
  it("lasts as long as asked, and not at all with reduced motion", async () => {
    vi.useFakeTimers()
    const ended: string[] = []
    settings.stored = { ...settings.stored, isCalm: false }
    void pause(600).then(() => ended.push("usual"))
    settings.stored = { ...settings.stored, isCalm: true }
    void pause(600).then(() => ended.push("calm"))
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual(["calm"])
    await vi.advanceTimersByTimeAsync(599)
    expect(ended).toEqual(["calm", "usual"])
    vi.useRealTimers()
  })
})
