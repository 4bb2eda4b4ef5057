/** The shape of the window: on a phone the whole table fits into it, upright or sideways. */

import { MediaQuery } from "svelte/reactivity"

export type ScreenShape = "upright" | "sideways" | "wide"

// In em: with large text there is no room for the whole table at once, and the page scrolls.
const upright = new MediaQuery(
  "(width < 40em) and (height >= 38em), (22em <= width < 40em) and (33em <= height < 38em)",
)
const sideways = new MediaQuery("(width >= 40em) and (height < 28em)")

/** Return the shape of the window now. */
export function screenShape(): ScreenShape {
  return upright.current ? "upright" : sideways.current ? "sideways" : "wide"
}
