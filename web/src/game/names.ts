/** What players are called. */

import { t } from "../lib/words.svelte"

/** A name as people read it: levels in words, nobody as nobody. */
export function nameOf(name: string | null, isTaken: boolean): string {
  const level = /^level-(\d)$/.exec(name ?? "")
  if (level) return t("web-level", { level: Number(level[1]) })
  if (name) return name
  return t(isTaken ? "web-guest" : "web-free-seat")
}
