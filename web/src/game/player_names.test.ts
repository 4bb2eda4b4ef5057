import { beforeAll, describe, expect, test } from "vitest"
import type { SeatView } from "../lib/protocol"
import { switchLanguage } from "../lib/words.svelte"
import { isNamedGuest, listedName, nameOf } from "./player_names"

beforeAll(async () => {
  // The only thing of the page that words touch.
  Object.assign(globalThis, { document: { documentElement: { lang: "" } } })
  await switchLanguage("en")
})

const seat = (name: string | null, more: Partial<SeatView> = {}): SeatView => ({
  seat: 2,
  plan: { kind: "open" },
  name,
  is_taken: name !== null,
  is_present: true,
  profile: null,
  colour: null,
  is_guest: false,
  ...more,
})

describe("names of players", () => {
  test("a guest is marked in a list, a registered player is not", () => {
    expect(listedName(seat("Anna", { is_guest: true }))).toBe("Anna (guest)")
    expect(listedName(seat("Anna"))).toBe("Anna")
  })
  test("a guest without a name is called a guest once", () => {
    const nameless = seat("", { is_guest: true, is_taken: true })
    expect(listedName(nameless)).toBe("Guest")
    expect(isNamedGuest(nameless)).toBe(false)
  })
  test("a free seat is nobody's", () => {
    expect(listedName(seat(null))).toBe("Empty seat")
  })
  test("a person who is called like a level is not shown as one", () => {
    expect(nameOf(seat("level-8", { is_guest: true }))).toBe("level-8")
    expect(nameOf(seat("level-8", { plan: { kind: "level", level: 8 } }))).toBe("Chang")
  })
})
