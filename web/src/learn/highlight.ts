/** Lights up what a step talks about, wherever the board draws it: `at:c1`, `land:kh`, `tile:kh`, `card:rama`. */

const LIT = "data-lit"

/** The selector of something that a step talks about. */
export function selectorOf(what: string): string {
  const [kind = "", name = ""] = what.split(":")
  return `[data-${kind}="${name}"]`
}

/** Keeps the named parts below a node lit, also those that are drawn later. */
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
