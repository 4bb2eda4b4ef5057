/** Protection against double clicks that hit two different buttons. */

let latest: Element | null = null

/**
 * Stop the second click of a double click unless it hits the same button as the first: the first click may have moved
 * another button under the pointer. Use it in the capture phase.
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
