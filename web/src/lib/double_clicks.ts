/** Clicks that somebody meant. */

let latest: Element | null = null

/**
 * Stops a click, heard before anybody else hears it, that was not meant for the button it hits: by the first click of a
 * double click another one may have come under the pointer, and the second counts only where the first did.
 */
export function stopStrayDoubleClick(event: MouseEvent): void {
  const button = (event.target as Element).closest("button")
  if (event.detail < 2 || !button || button === latest) {
    latest = button
    return
  }
  event.preventDefault()
  event.stopPropagation()
}
