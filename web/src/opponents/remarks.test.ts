import { beforeAll, describe, expect, test } from "vitest"
import type { GameView } from "../lib/protocol"
import { requireWords, switchLanguage } from "../lib/words.svelte"
import { blunderRemark, remarkBetween, remarkText, type Occasion } from "./remarks"
import { LEVELS } from "./characters"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
  await requireWords("opponents")
})

const game = (levels: (number | null)[], more: Partial<GameView> & { ply?: number; winners?: number[] } = {}) =>
  ({
    status: more.winners ? "over" : "running",
    you: [1],
    seats: levels.map((level, at) => ({
      seat: at + 1,
      plan: level ? { kind: "level", level } : { kind: "here" },
    })),
    position: { ply: more.ply ?? 0 },
    result: more.winners ? { winners: more.winners } : null,
    ...more,
  }) as unknown as GameView

describe("remarks of opponents", () => {
  test("the first opponent greets at the start, once", () => {
    const start = game([null, 3])
    expect(remarkBetween(null, start)).toEqual({ seat: 2, level: 3, occasion: "start" })
    expect(remarkBetween(start, game([null, 3], { ply: 1 }))).toBeNull()
    expect(remarkBetween(null, game([null, 3], { ply: 9 }))).toBeNull()
    expect(remarkBetween(game([null, 3], { status: "waiting" }), start)?.occasion).toBe("start")
  })
  test("people among themselves, and spectators, hear nothing", () => {
    expect(remarkBetween(null, game([null, null]))).toBeNull()
    expect(remarkBetween(null, game([null, 3], { you: [] }))).toBeNull()
    expect(blunderRemark(game([null, 3], { you: [] }), { seat: 2, about: "own_blunder" })).toBeNull()
  })
  test("at the end a winner or a loser speaks", () => {
    const end = (levels: (number | null)[], winners: number[]) =>
      remarkBetween(game(levels, { ply: 30 }), game(levels, { ply: 31, winners }))
    expect(end([null, 3], [1])).toEqual({ seat: 2, level: 3, occasion: "lost" })
    expect(end([null, 3], [2])).toEqual({ seat: 2, level: 3, occasion: "won" })
    expect(end([null, 3], [])).toEqual({ seat: 2, level: 3, occasion: "draw" })
    expect(end([null, 3, 4], [3])).toEqual({ seat: 3, level: 4, occasion: "won" })
    expect(end([null, 3, 5, 4], [1, 3])).toEqual({ seat: 2, level: 3, occasion: "lost" })
    expect(remarkBetween(null, game([null, 3], { winners: [1], ply: 31 }))).toBeNull()
  })
  test("the opponent that noticed a blunder speaks of it", () => {
    const view = game([null, 3])
    expect(blunderRemark(view, { seat: 2, about: "your_blunder" })).toEqual({ seat: 2, level: 3, occasion: "yours" })
    expect(blunderRemark(view, { seat: 2, about: "own_blunder" })?.occasion).toBe("own")
    expect(blunderRemark(view, { seat: 1, about: "own_blunder" })).toBeNull()
  })
  test("every character has words for every occasion", () => {
    const occasions: Occasion[] = ["start", "yours", "own", "won", "lost", "draw"]
    for (const level of LEVELS)
      for (const occasion of occasions)
        expect(remarkText({ seat: 2, level, occasion }), `${level} ${occasion}`).not.toContain("opponents-")
  })
})
