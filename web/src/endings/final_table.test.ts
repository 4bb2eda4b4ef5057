import { expect, test } from "vitest"
import type { FinalStep, FinalTableView } from "../lib/protocol"
import { factionCells, playerColumns, seatCells } from "./final_table"

const row = (seats: number[], number: number, is_kept = false) => ({ faction: null, seats, number, is_kept })
const step = (key: string, rows: FinalStep["rows"]): FinalStep => ({
  key,
  words: { key: `kos-step-${key}`, values: {} },
  faction: null,
  rows,
  decides: false,
})
const table = (steps: FinalStep[]): FinalTableView => ({
  provinces: [],
  ruler: "B",
  words: { key: "kos-final-colony", values: {} },
  faction_steps: [],
  player_steps: steps,
})

test("players stand in the order of their seats, and keep an empty cell once they are out", () => {
  const ruler = step("ruler", [row([1], 3, true), row([2], 1), row([3], 3, true)])
  const second = step("second", [row([1], 0), row([3], 2, true)])
  const columns = playerColumns(table([ruler, second]))
  expect(columns).toEqual([1, 2, 3])
  expect(seatCells(columns, second).map((cell) => cell.row?.number ?? null)).toEqual([0, null, 2])
})

test("two tied factions share the width of four", () => {
  const gain = (faction: string, number: number) => ({ faction, seats: [], number, is_kept: false })
  const tied = step("latest_gain", [gain("R", 6), gain("M", 7)])
  expect(factionCells(tied).map(({ owner, width }) => [owner, width])).toEqual([
    ["R", 2],
    ["M", 2],
  ])
  const all = step("provinces", [gain("R", 1), gain("L", 2), gain("M", 3), gain("B", 2)])
  expect(factionCells(all).map(({ width }) => width)).toEqual([1, 1, 1, 1])
})

test("partners who count together share a cell", () => {
  const sets = step("sets", [row([1, 3], 2, true), row([2, 4], 2, true)])
  const latest = step("latest_card", [row([1], 1), row([3], 4, true), row([2], 2), row([4], 3)])
  const columns = playerColumns(table([sets, latest]))
  expect(columns).toEqual([1, 3, 2, 4])
  expect(seatCells(columns, sets).map((cell) => cell.seats)).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(seatCells(columns, latest).map((cell) => cell.row?.number)).toEqual([1, 4, 2, 3])
})
