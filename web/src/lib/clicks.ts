/** Clicks that somebody meant. */

let latest: EventTarget | null = null

/**
 * Whether a click was meant for what it hits. By the first click of a double click something else may have come under
 * the pointer: the second counts only where the first one did.
 */
export function isMeant(event: MouseEvent): boolean {
  const isAgain = latest === event.currentTarget
  latest = event.currentTarget
  return event.detail < 2 || isAgain
}
