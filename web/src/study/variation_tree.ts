/**
 * A tree of turns as the server keeps it: a list in which each turn names the one it follows by its number, from 1;
 * 0 is the first position. Of those that follow the same one the first goes on with the line, the others are
 * variations.
 */

import type { TreeTurn } from "../lib/protocol"

export interface Changed {
  nodes: TreeTurn[]
  /** The turn that is looked at afterwards. */
  at: number
}

export const MARKS = ["!!", "!", "!?", "?!", "?", "??"] as const

/** The number of the turn that a turn follows. */
export function parentOf(nodes: readonly TreeTurn[], at: number): number {
  return nodes[at - 1]?.after ?? 0
}

/** For the first position and each turn, the numbers of those that follow it. */
export function followers(nodes: readonly TreeTurn[]): number[][] {
  const found: number[][] = Array.from({ length: nodes.length + 1 }, () => [])
  nodes.forEach((node, index) => found[node.after ?? 0]!.push(index + 1))
  return found
}

/** The numbers of the turns that lead to one, itself last. */
export function pathTo(nodes: readonly TreeTurn[], at: number): number[] {
  const path: number[] = []
  for (let number = at; number > 0; number = parentOf(nodes, number)) path.unshift(number)
  return path
}

/** The turns that lead to one. */
export function turnsTo(nodes: readonly TreeTurn[], at: number): string[] {
  return pathTo(nodes, at).map((number) => nodes[number - 1]!.turn)
}

/** The last turn of the line that goes on from one. */
export function endOf(nodes: readonly TreeTurn[], at: number): number {
  const next = followers(nodes)
  let last = at
  while (next[last]!.length) last = next[last]![0]!
  return last
}

/** Return the alternative that many variations further, in a circle. */
export function beside(nodes: readonly TreeTurn[], at: number, steps: number): number {
  if (at === 0) return 0
  const all = followers(nodes)[parentOf(nodes, at)]!
  return all[(all.indexOf(at) + steps + all.length) % all.length]!
}

/** Return the tree with a turn added after another; an existing turn is reused. */
export function add(nodes: TreeTurn[], after: number, turn: string): Changed {
  const known = nodes.findIndex((node) => (node.after ?? 0) === after && node.turn === turn)
  if (known >= 0) return { nodes, at: known + 1 }
  return { nodes: [...nodes, { turn, after }], at: nodes.length + 1 }
}

/** Return the tree with another comment or mark on a turn. */
export function annotate(nodes: TreeTurn[], at: number, said: Pick<TreeTurn, "comment" | "mark">): TreeTurn[] {
  return nodes.map((node, index) => (index === at - 1 ? { ...node, ...said } : node))
}

/** Return the tree without a turn and all that follows it. */
export function remove(nodes: TreeTurn[], at: number): Changed {
  const next = followers(nodes)
  const parent = parentOf(nodes, at)
  next[parent] = next[parent]!.filter((number) => number !== at)
  return rebuild(nodes, next, parent)
}

/** Whether a turn is in a variation. */
export function isAside(nodes: readonly TreeTurn[], at: number): boolean {
  return branchOf(nodes, at) !== 0
}

/** Return the tree with the innermost variation of a turn promoted: placed before the line that it departs from. */
export function promote(nodes: TreeTurn[], at: number): Changed {
  const branch = branchOf(nodes, at)
  if (!branch) return { nodes, at }
  const next = followers(nodes)
  const parent = parentOf(nodes, branch)
  next[parent] = [branch, ...next[parent]!.filter((number) => number !== branch)]
  return rebuild(nodes, next, at)
}

/** The first turn of the innermost variation that a turn stands in; 0 in the main line. */
function branchOf(nodes: readonly TreeTurn[], at: number): number {
  const next = followers(nodes)
  return pathTo(nodes, at).findLast((number) => next[parentOf(nodes, number)]![0] !== number) ?? 0
}

/** The turns that can still be reached, with new numbers: each before those that follow it, in their order. */
function rebuild(nodes: readonly TreeTurn[], next: readonly number[][], at: number): Changed {
  const made: TreeTurn[] = []
  const renamed = new Map([[0, 0]])
  const waiting = [...next[0]!].reverse()
  while (waiting.length) {
    const number = waiting.pop()!
    const node = nodes[number - 1]!
    made.push({ ...node, after: renamed.get(node.after ?? 0)! })
    renamed.set(number, made.length)
    waiting.push(...[...next[number]!].reverse())
  }
  return { nodes: made, at: renamed.get(at) ?? 0 }
}
