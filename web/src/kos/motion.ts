/** Match the followers of two positions, so that followers glide instead of jumping. */

import { FACTIONS, type Faction, type Province } from "./position"

export interface Walker {
  id: number
  faction: Faction
  province: string
}

let next = 1

/** The followers on the map, each with the id it had before: those who stay first, then those who went elsewhere. */
export function follow(before: readonly Walker[], provinces: readonly Province[]): Walker[] {
  const left = [...before]
  const wanted = provinces.flatMap(({ code, followers }) =>
    FACTIONS.flatMap((faction) => Array.from({ length: followers[faction] }, () => ({ faction, province: code }))),
  )
  const ids = wanted.map((each) =>
    takeId(left, (old) => old.faction === each.faction && old.province === each.province),
  )
  return wanted.map((each, at) => {
    const id = ids[at] ?? takeId(left, (old) => old.faction === each.faction) ?? next++
    return { ...each, id }
  })
}

function takeId(left: Walker[], fits: (old: Walker) => boolean): number | null {
  const at = left.findIndex(fits)
  return at < 0 ? null : left.splice(at, 1)[0]!.id
}
