/** Attachments for what is drawn or loaded only while it is on the screen. */

import type { Attachment } from "svelte/attachments"

/** Give an element a class while it is on the screen. */
export function whileVisible(name: string): Attachment {
  return (element) => {
    const seen = new IntersectionObserver(([entry]) => element.classList.toggle(name, entry!.isIntersecting))
    seen.observe(element)
    return () => seen.disconnect()
  }
}

/** Call a function once, when an element comes near the screen. */
export function onceNear(found: () => void): Attachment {
  return (element) => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return
        seen.disconnect()
        found()
      },
      { rootMargin: "120px" },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }
}
