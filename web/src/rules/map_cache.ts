/** The maps that the rules show, each asked for once. */

import { api } from "../lib/api"
import type { MapInfo, Place } from "../lib/protocol"

const asked = new Map<string, Promise<MapInfo>>()

/** The map of a place, to be drawn. */
export function mapOf(place: Place): Promise<MapInfo> {
  const name = String(place.options?.map)
  const known = asked.get(name)
  if (known) return known
  const found = api.mapAt(place)
  asked.set(name, found)
  // Whoever opens the page again may be luckier.
  found.catch(() => asked.delete(name))
  return found
}
