/** The layout of the followers on the map in units of the drawing, and moves between provinces by arrow keys. */

import { PROVINCE_MAP } from "../lib/design_tokens"
import { FACTIONS, total, type Counts, type Faction } from "./position"

export const { figure: FIGURE } = PROVINCE_MAP
const { figure_step: STEP, max_figures: MAX_FIGURES } = PROVINCE_MAP
// In a stack each follower stands this far beside the one behind it.
const STACK_STEP = 7
const STACK_GAP = 8

export interface Group {
  faction: Faction
  count: number
  /** The middle of the group, from the middle of the province. */
  x: number
  width: number
  /** Whether the figures stand behind each other, so that the stack shows its number. */
  isStack: boolean
}

/** The followers of a province side by side, faction by faction; many of them in stacks. */
export function groupsOf(followers: Counts): Group[] {
  const present = FACTIONS.filter((faction) => followers[faction] > 0)
  const isStack = total(followers) > MAX_FIGURES
  const widths = present.map((faction) =>
    isStack ? STEP + STACK_GAP + STACK_STEP * (followers[faction] - 1) : STEP * followers[faction],
  )
  let left = -widths.reduce((sum, width) => sum + width, 0) / 2
  return present.map((faction, at) => {
    const width = widths[at]!
    const x = left + width / 2
    left += width
    return { faction, count: followers[faction], x, width, isStack }
  })
}

/** Half of the room that the followers of a province take. */
export function halfWidth(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + group.width, 0) / 2
}

/** The position of each follower of a group, relative to the middle of the province. */
export function figureX(group: Group, at: number): number {
  return group.x + (group.isStack ? STACK_STEP : STEP) * (at - (group.count - 1) / 2)
}

/** A name set in at most two lines; what does not fit is cut. */
export function linesOf(name: string, length: number): string[] {
  const lines: string[] = []
  for (const word of name.split(" ")) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= 2) return lines
  return [lines[0]!, `${lines[1]!.slice(0, length - 1)}…`]
}

export interface Point {
  x: number
  y: number
}

/** The nearest of some places in the direction of an arrow key; -1 if there is none. */
export function towards(places: readonly Point[], from: number, arrow: string): number {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  }
  const way = ways[arrow]
  const start = places[from]
  if (!way || !start) return -1
  let [best, cost] = [-1, Infinity]
  places.forEach((place, at) => {
    const [dx, dy] = [place.x - start.x, place.y - start.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (at === from || along <= 1) return
    if (along + 2 * aside < cost) [best, cost] = [at, along + 2 * aside]
  })
  return best
}

// A finger is sure within this distance, and where the next place is so much farther away, in px of the screen.
const NEAR_PX = 44
const CLEAR_PX = 14

/** The place that a click at a point means; null if that is not clear. `scale` is how many px a unit has. */
export function nearestOf(places: readonly Point[], at: Point, scale: number): number | null {
  const far = places.map((place) => scale * Math.hypot(place.x - at.x, place.y - at.y))
  if (far.length < 2) return far.length ? 0 : null
  const [first, second] = [...far].sort((one, other) => one - other)
  return first! <= NEAR_PX && second! - first! >= CLEAR_PX ? far.indexOf(first!) : null
}
