/** The provinces of a map by code, with their names in the language of the app. */

import type { MapInfo } from "../lib/protocol"
import { placeName } from "./descriptions"

export type ProvinceOnMap = MapInfo["provinces"][number]

/** The provinces of a map by code, each with its name. */
export function provincesByCode(map: MapInfo): Map<string, ProvinceOnMap> {
  return new Map(map.provinces.map((province) => [province.code, { ...province, name: placeName(province.code, map) }]))
}
