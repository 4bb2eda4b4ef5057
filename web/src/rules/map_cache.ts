/** The maps that the rules show, each loaded once. */

import { api } from "../lib/api"
import type { MapInfo, Place } from "../lib/protocol"

const asked = new Map<string, Promise<MapInfo>>()

/** Return the map of a position. */
export function mapOf(place: Place): Promise<MapInfo> {
  const name = String(place.options?.map)
  const known = asked.get(name)
  if (known) return known
  const found = api.mapAt(place)
  asked.set(name, found)
  // A failed request is repeated when the page is opened again.
  found.catch(() => asked.delete(name))
  return found
}
