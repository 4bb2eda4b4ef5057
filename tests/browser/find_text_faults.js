// What is wrong with the texts of a page, as lines to read.
() => {
  const wrong = []
  const words = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 60)
  const page = document.documentElement
  if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} px broad`)
  const scope = document.querySelector('dialog[open]') ?? document.body
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  const seen = []
  // What an element does with texts inside it, asked once for all of them.
  const known = new Map()
  const describe = (each) => {
    if (!known.has(each)) {
      const { overflowX, overflowY, display } = getComputedStyle(each)
      const isScrolled = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')
      const isCutting = [overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip')
      // A box that cuts nothing still has an edge to be seen.
      const isBox = isCutting || (each.matches('button, a.button, .card, li, select') && display !== 'inline')
      known.set(each, { isScrolled, isCutting, edge: isBox && each.getBoundingClientRect() })
    }
    return known.get(each)
  }
  while (walker.nextNode()) {
    const node = walker.currentNode, element = node.parentElement
    if (!node.data.trim() || element.closest('.visually-hidden, .skip, script, style, option, svg, [hidden]') || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0)
    if (!boxes.length) continue
    // Inside every box that cuts what sticks out; what can be scrolled to is not cut off.
    let isScrolled = false
    for (let each = element; each && each !== page; each = each.parentElement) {
      const { isScrolled: scrolls, isCutting, edge } = describe(each)
      isScrolled ||= scrolls
      if (!edge || isScrolled) continue
      for (const box of boxes) {
        const out = Math.max(edge.left - box.left, box.right - edge.right, isCutting ? Math.max(edge.top - box.top - 4, box.bottom - edge.bottom - 4) : 0)
        if (out > 1.5) wrong.push(`“${words(node.data)}” sticks out of ${each.tagName.toLowerCase()}.${each.className} by ${out.toFixed(0)} px`)
      }
    }
    if (!isScrolled) {
      for (const box of boxes) if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`“${words(node.data)}” is beyond the edge of the window`)
      const layer = element.closest('dialog, .asked, .hand, .request, figcaption, .said, .dock, .status, [role=status]')
      for (const box of boxes) seen.push({ box, node, layer })
    }
  }
  for (const field of scope.querySelectorAll('select, input:placeholder-shown')) {
    if (!field.checkVisibility()) continue
    const canvas = document.createElement('canvas').getContext('2d'), style = getComputedStyle(field)
    canvas.font = style.font
    const isList = field.matches('select')
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (isList ? 18 : 0)
    const text = isList ? field.selectedOptions[0]?.text ?? '' : field.placeholder
    if (canvas.measureText(text).width > room + 1) wrong.push(`“${text}” is cut off in its field (${canvas.measureText(text).width.toFixed(0)} of ${room.toFixed(0)} px)`)
  }
  // From top to bottom: below the end of a text nothing overlaps it.
  seen.sort((one, other) => one.box.top - other.box.top)
  for (let a = 0; a < seen.length; a += 1)
    for (let b = a + 1; b < seen.length && seen[b].box.top < seen[a].box.bottom; b += 1) {
      const [one, other] = [seen[a], seen[b]]
      if (one.node === other.node || one.layer !== other.layer) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      // Lines of one paragraph may be set closer than their letters are high.
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const least = Math.min(one.box.height, other.box.height)
      if (across > 2 && down > least * 0.35) wrong.push(`“${words(one.node.data)}” and “${words(other.node.data)}” overlap`)
    }
  return [...new Set(wrong)]
}
