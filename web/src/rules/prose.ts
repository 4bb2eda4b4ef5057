/**
 * The little mark-up of the rules' words: `code`, **strong**, numbers of rules, a line for each paragraph, • for
 * items.
 */

import { splitAtRules } from "../lib/rule_links"

export interface ProsePiece {
  kind: "code" | "rule" | "strong" | "text"
  text: string
}

export interface Paragraph {
  isItem: boolean
  pieces: ProsePiece[]
}

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*)/
const ITEM = "• "

/** Return the paragraphs of a text. */
export function paragraphsOf(text: string): Paragraph[] {
  const lines = text.split("\n").filter((line) => line.trim())
  return lines.map((line) => {
    const isItem = line.startsWith(ITEM)
    return { isItem, pieces: piecesOf(isItem ? line.slice(ITEM.length) : line) }
  })
}

function piecesOf(line: string): ProsePiece[] {
  return line.split(MARKED).flatMap((part, at) => (at % 2 ? [marked(part)] : plain(part)))
}

function marked(part: string): ProsePiece {
  return part.startsWith("`") ? { kind: "code", text: part.slice(1, -1) } : { kind: "strong", text: part.slice(2, -2) }
}

function plain(part: string): ProsePiece[] {
  return splitAtRules(part)
    .map((text, at): ProsePiece => ({ kind: at % 2 ? "rule" : "text", text }))
    .filter((piece) => piece.text)
}
