import { describe, expect, test } from "vitest"
import { controlled, followersEach, parsePosition, total } from "./position"
import { BRITAIN, COLONIAL, FOUR_SEEN, OVER, SIAM, START, THREE, THREE_SEEN } from "./test_positions"

describe("a position", () => {
  test("has provinces in the map's order, with followers and the contested one", () => {
    const { provinces, contested, strugglesLeft } = parsePosition(START, SIAM)
    expect(provinces.map((province) => province.code)).toEqual(SIAM)
    expect(provinces[0]!.followers).toEqual({ R: 1, L: 3, M: 0 })
    expect(contested).toBe("kh")
    expect(provinces.filter((province) => province.isContested).map((province) => province.code)).toEqual(["kh"])
    expect(strugglesLeft).toBe(8)
  })

  test("has tiles by slot: settled ones with their owners, King markers, the contested one", () => {
    const { tiles, provinces } = parsePosition(THREE, SIAM)
    expect(tiles.map((tile) => tile.code)).toEqual(["kh", "cm", "su", "lp", "na", "ay", "ba", "ke"])
    expect(tiles.map((tile) => tile.owner)).toEqual(["M", "R", "R", null, null, null, null, null])
    expect(tiles.filter((tile) => tile.hasMarker).map((tile) => tile.code)).toEqual(["na"])
    expect(tiles.findIndex((tile) => tile.isContested)).toBe(3)
    expect(provinces.find((province) => province.code === "cm")!.owner).toBe("R")
  })

  test("has a pool of the followers that are neither on the map nor taken (K1.1)", () => {
    expect(parsePosition(START, SIAM).pool).toEqual({ R: 16 - 13, L: 16 - 13, M: 16 - 10 })
    const { pool, provinces, seats } = parsePosition(THREE, SIAM)
    const elsewhere = [...provinces, ...seats].reduce((sum, each) => sum + total(each.followers), 0)
    expect(total(pool) + elsewhere).toBe(3 * followersEach(3))
  })

  test("has the hands that may be seen, and of the others their number and top card (K8.4)", () => {
    const [own, second, third] = parsePosition(THREE_SEEN, SIAM).seats
    expect(own!.hand).toEqual(["T", "T", "1", "2", "R", "L"])
    expect([second!.hand, second!.cardsLeft, second!.topCard]).toEqual([null, 4, "R"])
    expect([third!.hand, third!.cardsLeft, third!.topCard]).toEqual([null, 5, "T"])
    expect(parsePosition(FOUR_SEEN, BRITAIN).seats.map((seat) => [seat.cardsLeft, seat.topCard])).toEqual([
      [6, null],
      [6, "K"],
      [6, "1"],
      [8, null],
    ])
  })

  test("says which seats have passed: those before the seat to move", () => {
    const passed = (text: string, codes: string[]) =>
      parsePosition(text, codes)
        .seats.filter((seat) => seat.hasPassed)
        .map((seat) => seat.seat)
    expect(passed(FOUR_SEEN, BRITAIN)).toEqual([1, 4])
    expect(passed(START, SIAM)).toEqual([])
  })

  test("that is over has nothing contested; an empty hand is no card", () => {
    const over = parsePosition(OVER, SIAM)
    expect([over.isOver, over.contested, over.strugglesLeft]).toEqual([true, null, 0])
    expect(over.seats[1]!.hand).toEqual([])
    expect(controlled(over)).toEqual({ R: 4, L: 0, M: 2, B: 2 })
    const colony = parsePosition(COLONIAL, SIAM)
    expect([colony.isOver, colony.contested]).toEqual([true, null])
  })
})

test("the server says who leads in each province that is not settled", () => {
  const leadersOf = (leaders: string) => parsePosition(START, SIAM, leaders).provinces.map(({ leader }) => leader)
  expect(leadersOf("LB-RBMMM")).toEqual(["L", "B", null, "R", "B", "M", "M", "M"])
  expect(leadersOf("")).toEqual(SIAM.map(() => null))
})
