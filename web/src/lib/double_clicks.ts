/** Protection against double clicks that hit two different buttons, and against keys that are held down. */

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

/** Stop the repeated events of a key that is held down inside an element: it makes one step, not a whole turn. */
export function stopHeldKey(event: KeyboardEvent, within: Element | undefined): void {
  const target = event.target as Element
  const isPress = event.key === "Enter" || event.key === " "
  if (!event.repeat || !isPress || !within?.contains(target) || target.matches("input, textarea, select")) return
  event.preventDefault()
  event.stopPropagation()
}
