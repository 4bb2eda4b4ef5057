import { expect, it } from "vitest"
import { gameAsked, gameOf, newAddress, newPlace, setUpAddress } from "./study_urls"

const SIAM = "5/5/1###1/5/5 E"
const KOS = "siam:3 1.0.3/1.3.0 ay,ba 1.1.0:K 1 0 - -"

it("reads the addresses that it writes", () => {
  for (const [game, text] of [
    ["siam", SIAM],
    ["king-of-siam", KOS],
  ] as const) {
    const place = newPlace(new URL(newAddress(game, text), "http://x").search)
    expect(place?.start).toBe(text)
    expect(new URL(setUpAddress(game, text), "http://x").pathname).toBe("/study/set-up")
    expect(gameOf(text)).toBe(game)
  }
  expect(newPlace(new URL(newAddress("king-of-siam", KOS), "http://x").search)?.options).toEqual({
    map: "siam",
    players: 3,
  })
})

it("knows new games and games of the server", () => {
  expect(newPlace("?new=siam")).toEqual({ game: "siam" })
  expect(newPlace("?new=king-of-siam&players=4")).toEqual({
    game: "king-of-siam",
    options: { players: 4, map: "siam" },
  })
  expect(newPlace("")).toBeNull()
  expect(gameAsked("?game=abc&ply=7")).toEqual({ id: "abc", ply: 7 })
  expect(gameAsked("?game=abc&ply=x")).toEqual({ id: "abc", ply: 0 })
  expect(gameAsked("?new=siam")).toBeNull()
})
