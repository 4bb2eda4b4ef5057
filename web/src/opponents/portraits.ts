/** The portraits of the opponents, level 1 first, as SVG; they use the colours of the theme. */

const FILES = import.meta.glob<string>("./portraits/*.svg", { query: "?raw", import: "default", eager: true })

export const PORTRAITS = Object.keys(FILES)
  .toSorted()
  .map((file) => FILES[file]!)
