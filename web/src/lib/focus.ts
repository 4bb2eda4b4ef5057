/** Keep the keyboard focus when the focused element is redrawn, removed or disabled for a moment. */

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']"

/**
 * Watch a part of the page and restore focus that was lost without the user's action. Returns a function that stops.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null
  /** The ancestors of `last`, innermost first; they get the focus when it is removed. */
  let around: Element[] = []

  function remember({ target }: FocusEvent): void {
    last = target as Element
    around = []
    for (let each = last.parentElement; each && each !== root.parentElement; each = each.parentElement)
      around.push(each)
  }
  function forget({ relatedTarget }: FocusEvent): void {
    const left = last
    if (relatedTarget) return
    // If the element still exists and is enabled, the user left it; known after the change is complete.
    queueMicrotask(() => {
      if (last === left && left && isUsable(left)) last = null
    })
  }
  function mend(): void {
    if (!last || (document.activeElement && document.activeElement !== document.body)) return
    if (isUsable(last)) return focusOn(last)
    if (last.isConnected) return
    const found = around.filter((each) => each.isConnected).flatMap((each) => [...each.querySelectorAll(FOCUSABLE)])
    focusOn(found.find((each) => each.checkVisibility()) ?? root)
  }
  const observer = new MutationObserver(mend)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] })
  root.addEventListener("focusin", remember)
  root.addEventListener("focusout", forget)
  return () => {
    observer.disconnect()
    root.removeEventListener("focusin", remember)
    root.removeEventListener("focusout", forget)
  }
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(":disabled")
}

function focusOn(element: Element): void {
  ;(element as HTMLElement | SVGElement).focus({ preventScroll: true })
}
