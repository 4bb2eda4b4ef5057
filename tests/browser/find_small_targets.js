// What a finger would miss: everything to be pressed answers within 22 px around its middle. A spot on the map is pressed
// anywhere in its province: what may be picked there is picked, or shown larger to choose from.
(least) => {
  const wrong = []
  const scope = document.querySelector('dialog[open]') ?? document.body
  for (const each of scope.querySelectorAll('a[href], button, select, textarea, input, summary, [role=button], [role=radio]')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('.visually-hidden, [inert]') || each.matches('.skip, :disabled, [aria-disabled=true]:not(.pick)')) continue
    // A label is pressed as well as what it names.
    const target = each.matches('input[type=checkbox], input[type=radio]') ? (each.closest('label') ?? each) : each
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    const name = `${each.tagName.toLowerCase()} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}”`
    const province = each.dataset.province
    const isInProvince = (hit) => province && [hit.dataset.land, hit.dataset.province].includes(province)
    const reach = (dx, dy) => {
      const answers = (far) => {
        const [x, y] = [box.left + box.width / 2 + dx * far, box.top + box.height / 2 + dy * far]
        const hit = document.elementFromPoint(x, y)
        return hit && (target.contains(hit) || hit.closest('label') === target || isInProvince(hit))
      }
      // In steps of 4 px to the first place that does not answer, then back to the edge.
      let far = 0
      while (far <= least && answers(far)) far += 4
      if (far === 0) return 0
      for (far -= 3.5; far <= least && answers(far); ) far += 0.5
      return Math.min(far, least)
    }
    // What is drawn large enough need not be felt for.
    const broad = box.width >= least ? box.width : Math.max(box.width, reach(-1, 0) + reach(1, 0))
    const high = box.height >= least ? box.height : Math.max(box.height, reach(0, -1) + reach(0, 1))
    // Links amid a sentence are as high as its lines.
    const isInText = each.matches('p a, p > button.why') && getComputedStyle(each).display.startsWith('inline') && !each.matches('.button')
    if ((broad < least - 0.5 || high < least - 0.5) && !(isInText && each.tagName === 'A')) wrong.push(`${name}: ${broad.toFixed(0)} × ${high.toFixed(0)}`)
  }
  return wrong
}
