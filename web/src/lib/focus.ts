/** Keeps the keyboard where it was: what is focused may be drawn anew, vanish, or be out of use for a moment. */

const FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']"

/**
 * Watches a part of the page; what loses the focus without anybody's doing gives it on. Comes back with a way to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null
  /** Where `last` was, from the inside out: what is left of it gets the focus when it is gone. */
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
    // Only a thing that is still there and in use was left by somebody; known when the change is complete.
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
