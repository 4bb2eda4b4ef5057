/** Times from now in words, such as "in 3 days". */

import { language } from "../lib/words.svelte"

const MINUTE_MS = 60_000
const UNITS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ["day", 24 * 60 * MINUTE_MS],
  ["hour", 60 * MINUTE_MS],
  ["minute", MINUTE_MS],
]
/** From this part of a unit on it is rounded up: a day less a second is a day. */
const NEARLY_ONE = 0.97

/** Return a time from now in words: in whole days, hours or minutes, never less than a minute. */
export function relativeTime(ms: number, wanted: string = language()): string {
  const [unit, length] = UNITS.find(([, each]) => ms >= NEARLY_ONE * each) ?? ["minute", MINUTE_MS]
  return new Intl.RelativeTimeFormat(wanted).format(Math.max(1, Math.round(ms / length)), unit)
}
