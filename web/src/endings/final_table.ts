/** The final table of King of Siam as rows and columns. The server decides everything in it. */

import type { Owner } from "../kos/position"
import type { FinalRow, FinalStep, FinalTableView } from "../lib/protocol"
import { say, t } from "../lib/words.svelte"

export const OWNERS: readonly Owner[] = ["R", "L", "M", "B"]

/** Return the cells of a comparison of factions; two that are left share the width. */
export function factionCells({ rows }: FinalStep): { owner: Owner; row: FinalRow | null; width: number }[] {
  const cells = OWNERS.map((owner) => ({ owner, row: rows.find((row) => row.faction === owner) ?? null, width: 1 }))
  return rows.length === 2 ? cells.filter((cell) => cell.row).map((cell) => ({ ...cell, width: 2 })) : cells
}

/** Return the seats in the order of the columns: partners stand side by side where they count together. */
export function playerColumns(table: FinalTableView): number[] {
  return table.player_steps[0]?.rows.flatMap((row) => row.seats) ?? []
}

export interface Cell {
  seats: number[]
  /** Null for a player who is out already. */
  row: FinalRow | null
}

/** Return the cells of a comparison: a side that counts together takes the columns of its seats. */
export function seatCells(columns: number[], step: FinalStep): Cell[] {
  return columns.flatMap((seat): Cell[] => {
    const row = step.rows.find((each) => each.seats.includes(seat))
    if (!row) return [{ seats: [seat], row: null }]
    return row.seats[0] === seat ? [{ seats: row.seats, row }] : []
  })
}

/** Return what stands in a cell: a number, the place of the latest card, or the province that was gained last. */
export function cellText(table: FinalTableView, { key }: FinalStep, { number }: FinalRow): string {
  if (number === null) return t("kos-never-played")
  if (key === "latest_gain") return say(table.provinces[number - 1]!.name)
  return key === "earlier_card" || key === "latest_card" ? t("web-final-place", { place: number }) : String(number)
}
