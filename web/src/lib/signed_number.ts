/** The format of changes of numbers. */

/** Return a change with its sign: +32, −12 or ±0. */
export function signed(change: number): string {
  if (change === 0) return "±0"
  return change > 0 ? `+${change}` : `−${-change}`
}
