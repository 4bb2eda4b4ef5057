/** Highlight the parts of the board that a step names: `at:c1`, `land:kh`, `tile:kh`, `card:rama`. */

const LIT = "data-lit"

/** Return the selector of a part that a step names. */
export function selectorOf(what: string): string {
  const [kind = "", name = ""] = what.split(":")
  return `[data-${kind}="${name}"]`
}

/** Svelte action: keep the named parts below a node highlighted, also those drawn later. */
export function highlight(node: HTMLElement, names: readonly string[]) {
  let wanted = names
  function mend(): void {
    const found = new Set(wanted.flatMap((what) => [...node.querySelectorAll(selectorOf(what))]))
    for (const each of node.querySelectorAll(`[${LIT}]`)) if (!found.has(each)) each.removeAttribute(LIT)
    for (const each of found) each.setAttribute(LIT, "")
  }
  const observer = new MutationObserver(mend)
  observer.observe(node, { subtree: true, childList: true })
  mend()
  return {
    update(next: readonly string[]): void {
      wanted = next
      mend()
    },
    destroy: () => observer.disconnect(),
  }
}
