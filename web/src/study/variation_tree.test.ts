import { describe, expect, it } from "vitest"
import type { TreeTurn } from "../lib/protocol"
import { add, annotate, beside, endOf, followers, isAside, pathTo, promote, remove, turnsTo } from "./variation_tree"

// a b c, with d in place of b (and e after it), and f in place of c.
const NODES: TreeTurn[] = [
  { turn: "a" },
  { turn: "b", after: 1 },
  { turn: "c", after: 2 },
  { turn: "d", after: 1 },
  { turn: "e", after: 4 },
  { turn: "f", after: 2 },
]

function told(nodes: TreeTurn[], at = 0): string {
  const next = followers(nodes)
  return next[at]!.map((number) => `${nodes[number - 1]!.turn}(${told(nodes, number)})`).join("")
}

describe("a tree", () => {
  it("knows the way to each turn and where lines end", () => {
    expect(pathTo(NODES, 5)).toEqual([1, 4, 5])
    expect(turnsTo(NODES, 6)).toEqual(["a", "b", "f"])
    expect(turnsTo(NODES, 0)).toEqual([])
    expect(endOf(NODES, 0)).toBe(3)
    expect(endOf(NODES, 4)).toBe(5)
  })

  it("goes around among variations", () => {
    expect(beside(NODES, 2, 1)).toBe(4)
    expect(beside(NODES, 4, 1)).toBe(2)
    expect(beside(NODES, 2, -1)).toBe(4)
    expect(beside(NODES, 0, 1)).toBe(0)
  })

  it("takes a new turn, and goes to one that is there", () => {
    expect(add(NODES, 3, "g")).toEqual({ nodes: [...NODES, { turn: "g", after: 3 }], at: 7 })
    expect(add(NODES, 1, "d")).toEqual({ nodes: NODES, at: 4 })
  })

  it("says something about one turn alone", () => {
    const nodes = annotate(NODES, 4, { comment: "why not", mark: "!?" })
    expect(nodes[3]).toEqual({ turn: "d", after: 1, comment: "why not", mark: "!?" })
    expect(nodes[1]).toBe(NODES[1])
  })

  it("loses a turn with all that follows it", () => {
    const { nodes, at } = remove(NODES, 2)
    expect(told(nodes)).toBe("a(d(e()))")
    expect(nodes[at - 1]!.turn).toBe("a")
    expect(remove(NODES, 1)).toEqual({ nodes: [], at: 0 })
  })

  it("puts a variation before the line it departs from, inner ones first", () => {
    const once = promote(NODES, 5)
    expect(told(once.nodes)).toBe("a(d(e())b(c()f()))")
    expect(once.nodes[once.at - 1]!.turn).toBe("e")
    expect(isAside(once.nodes, once.at)).toBe(false)
    expect(promote(once.nodes, once.at)).toEqual(once)
    const inner = promote(once.nodes, once.nodes.findIndex((node) => node.turn === "f") + 1)
    expect(told(inner.nodes)).toBe("a(d(e())b(f()c()))")
    expect(isAside(inner.nodes, inner.at)).toBe(true)
  })
})
