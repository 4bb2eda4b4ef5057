/** Attachments for what is drawn or loaded only while it is on the screen. */

import type { Attachment } from "svelte/attachments"

const HALF = 0.5

/** Give an element a class while it is on the screen. */
export function whileVisible(name: string): Attachment {
  return (element) => {
    const seen = new IntersectionObserver(([entry]) => element.classList.toggle(name, entry!.isIntersecting))
    seen.observe(element)
    return () => seen.disconnect()
  }
}

/** Call a function once, when the player moves the pointer, presses a key, or touches or scrolls the page. */
export function oncePresent(found: () => void): () => void {
  const signs = ["pointermove", "pointerdown", "keydown", "wheel", "scroll"] as const
  const stop = () => signs.forEach((sign) => removeEventListener(sign, seen))
  const seen = () => {
    stop()
    found()
  }
  signs.forEach((sign) => addEventListener(sign, seen, { passive: true }))
  return stop
}

/**
 * Call a function once, when an element comes near the screen. Before the page is scrolled, an element that only peeps
 * in does not count: what it loads does not belong to the first page.
 */
export function onceNear(found: () => void): Attachment {
  return (element) => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting || (scrollY === 0 && entry!.intersectionRatio < HALF)) return
        seen.disconnect()
        found()
      },
      { rootMargin: "120px", threshold: [0, HALF] },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }
}
