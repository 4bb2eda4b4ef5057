import { expect, test } from "vitest"
import type { EffectView, GameView, TurnView } from "../lib/protocol"
import { parsePosition, type Position } from "./position"
import { advance, badgesOf, rewind, stagesOf, turnsBetween, turnsSinceYours } from "./turn_stages"
import { SIAM, START } from "./test_positions"

const position = parsePosition(START, SIAM, "LBLRBMMM")

function turn(seat: number, text: string, effects: EffectView[] = [], settled: TurnView["settled"] = null): TurnView {
  return { seat, turn: text, does: { key: "", values: {} }, effects, settled }
}
const place = (province: string, faction: string, change = 1, kind = "card"): EffectView => ({
  kind,
  changes: [{ province, faction, change }],
})
const lao = turn(2, "lao:cm,kh>M@ba", [
  place("cm", "L"),
  { ...place("kh", "L"), leaders: [{ province: "kh", before: "R", after: "B" }] },
  place("ba", "M", -1, "take"),
])
const king = turn(2, "king:kh,lp!kh", [{ kind: "card", tiles: ["kh", "lp"], marked: "kh" }])
const ending = turn(
  2,
  "pass",
  [
    {
      kind: "settle",
      changes: [
        { province: "kh", faction: "R", change: -3 },
        { province: "kh", faction: "M", change: -1 },
      ],
    },
  ],
  { province: "kh", owner: "R", words: { key: "kos-settled", values: {} } },
)

function of(at: Position, code: string) {
  return at.provinces.find((province) => province.code === code)!
}

test("a turn is shown card first, then effect by effect", () => {
  expect(stagesOf(lao, false).map((stage) => stage.kind)).toEqual(["card", "effect", "effect", "effect"])
  expect(stagesOf(ending, false).map((stage) => stage.kind)).toEqual(["card", "settled"])
})

test("of their own turns players are shown only which province is settled", () => {
  expect(stagesOf(lao, true)).toEqual([])
  expect(stagesOf(ending, true).map((stage) => stage.kind)).toEqual(["settled"])
})

test("effects come to the map and to the court of the player", () => {
  const after = stagesOf(lao, false).reduce(advance, position)
  expect(of(after, "cm").followers).toEqual({ R: 1, L: 4, M: 0 })
  expect(of(after, "ba").followers).toEqual({ R: 0, L: 1, M: 2 })
  expect(after.seats[1]!.followers).toEqual({ R: 1, L: 1, M: 1 })
  expect(after.pool.L).toBe(position.pool.L - 2)
  expect(after.pool.M).toBe(position.pool.M)
})

test("who leads where changes with the effect that the server names", () => {
  const stages = stagesOf(lao, false)
  const leaders = stages.map((_, at) => of(stages.slice(0, at + 1).reduce(advance, position), "kh").leader)
  expect(leaders).toEqual(["R", "R", "B", "B"])
})

test("a settled province gets its owner, and the next one is contested", () => {
  const after = stagesOf(ending, false).reduce(advance, position)
  expect(of(after, "kh")).toMatchObject({
    owner: "R",
    leader: null,
    isContested: false,
    followers: { R: 0, L: 0, M: 0 },
  })
  expect(after.contested).toBe("ke")
  expect(after.pool.R).toBe(position.pool.R + 3)
})

test("swapped tiles change places and one gets the marker", () => {
  const after = stagesOf(king, false).reduce(advance, position)
  expect(after.tiles.map((tile) => tile.code).join()).toBe("lp,ke,cm,ba,ay,na,su,kh")
  expect(after.tiles.filter((tile) => tile.hasMarker).map((tile) => tile.code)).toEqual(["kh"])
  expect(after.tiles.findIndex((tile) => tile.isContested)).toBe(0)
})

test("what was played can be taken back to where it began", () => {
  for (const each of [lao, king, ending]) {
    const stages = stagesOf(each, false)
    expect(stages.reduceRight(rewind, stages.reduce(advance, position))).toEqual(position)
  }
})

test("badges say what came and what went, and a settled province has none", () => {
  const twice = [
    ...stagesOf(lao, false),
    ...stagesOf(turn(3, "", [place("cm", "L"), place("cm", "L", -1, "take")]), false),
  ]
  expect(badgesOf(twice).get("cm")).toEqual([
    { faction: "L", change: 2 },
    { faction: "L", change: -1 },
  ])
  expect([...badgesOf([...twice, ...stagesOf(ending, false)]).keys()]).toEqual(["cm", "ba"])
})

test("the turns of others since one's own are told, at most a round of them", () => {
  const game = { seats: [1, 2, 3], turns: [1, 2, 3, 1, 2, 3].map((seat) => turn(seat, "pass")) } as unknown as GameView
  expect(turnsSinceYours({ ...game, you: [1] }).map(({ seat }) => seat)).toEqual([2, 3])
  expect(turnsSinceYours({ ...game, you: [3] })).toEqual([])
  expect(turnsSinceYours({ ...game, you: [] }).map(({ seat }) => seat)).toEqual([1, 2, 3])
})

test("turns between two views are none after a takeback", () => {
  const view = (ply: number, line = 0) =>
    ({ position: { ply, line }, turns: Array.from({ length: ply }, () => turn(1, "pass")) }) as unknown as GameView
  expect(turnsBetween(view(1), view(3))).toHaveLength(2)
  expect(turnsBetween(view(3), view(3))).toEqual([])
  expect(turnsBetween(view(1), view(3, 1))).toEqual([])
})
