/** Read and write the addresses of the study and set-up pages. */

import type { Place } from "../lib/protocol"

/** Return the place of a position text; King of Siam's texts begin with map and players. */
export function placeOf(game: string, position: string): Place {
  const head = /^([^:\s]{1,40}):([2-4])(\s|$)/.exec(position)
  const options: Record<string, string | number> =
    game === "king-of-siam" && head ? { map: head[1]!, players: Number(head[2]) } : {}
  return { game, options, start: position }
}

/** The game that a position text seems to belong to. */
export function gameOf(position: string): string {
  return position.split(" ")[0]!.includes(":") ? "king-of-siam" : "siam"
}

/** The place a new study begins with, as its address says; null without one. */
export function newPlace(query: string): Place | null {
  const given = new URLSearchParams(query)
  const game = given.get("new")
  if (game === null) return null
  const position = given.get("position")
  if (position) return placeOf(game, position)
  if (game !== "king-of-siam") return { game }
  return { game, options: { players: Number(given.get("players") ?? 2), map: given.get("map") ?? "siam" } }
}

/** The game of this server that a study begins with, and after which turn. */
export function gameAsked(query: string): { id: string; ply: number } | null {
  const given = new URLSearchParams(query)
  const id = given.get("game")
  return id ? { id, ply: Number(given.get("ply") ?? 0) || 0 } : null
}

/** The address of a new study of a position. */
export function newAddress(game: string, position: string): string {
  return `/study?${new URLSearchParams({ new: game, position })}`
}

/** The address at which a position is set up by hand. */
export function setUpAddress(game: string, position: string): string {
  return `/study/set-up?${new URLSearchParams({ new: game, position })}`
}

/** Whether a place has a map that everybody knows by its name; others are written out. */
export function hasOurMap({ map }: Place): boolean {
  return !map || Object.keys(map).every((key) => key === "name" || key === "digest")
}
