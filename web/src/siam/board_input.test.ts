import { beforeEach, describe, expect, test } from "vitest"
import type { ChoiceView } from "../lib/protocol"
import { BoardInput } from "./board_input.svelte"
import { squareCenter, type Point } from "./layout"
import { parsePosition } from "./position"

// An elephant on c1 looks north at the rock on c2; one on a3 looks east at an empty square.
const POSITION = parsePosition("5/5/E1#1#/2#2/2N2 E")
const PUSH = { key: "siam-turn-moves-pushing", values: { pushing: 1, against: 0, rocks: 1 } }
const WAYS = ["n", "e", "s", "w"]
const LISTED: Record<string, ChoiceView[]> = {
  "+": ["a1", "b1", "e1", "a5"].flatMap((square) => turnsTo(`+${square}`)),
  c1: [...turnsTo("c1b1"), { text: "c1c2n", is_turn: true, does: PUSH }, ...one("c1e", "c1s", "c1w", "c1-")],
  a3: [...turnsTo("a3b3"), ...turnsTo("a3a2"), ...one("a3n", "a3s", "a3w", "a3-")],
}

function one(...texts: string[]): ChoiceView[] {
  return texts.map((text) => ({ text, is_turn: true }))
}
function turnsTo(start: string): ChoiceView[] {
  return one(...WAYS.map((way) => start + way))
}

const played: string[] = []
const refused: string[] = []
let turns: ChoiceView[] = []
let confirm: "auto" | "always" | "never" = "auto"

function board(): BoardInput {
  return new BoardInput({
    position: POSITION,
    positionKey: "0",
    choices: ["+", "c1", "a3"].map((text) => ({ text, is_turn: false })),
    get turns() {
      return turns
    },
    isFlipped: false,
    get confirm() {
      return confirm
    },
    loadTurns: (animal) => {
      turns = [...turns, ...LISTED[animal]!]
      return Promise.resolve()
    },
    play: (turn) => played.push(turn),
    picked: () => {},
    refused: (prefix) => refused.push(prefix),
    focus: () => {},
  })
}

/** Press one after the other, each after the answers to the one before. */
async function press(input: BoardInput, ...places: string[]): Promise<void> {
  for (const place of places) {
    input.press(place)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const near = (square: string, [x, y]: Point): Point => {
  const [mx, my] = squareCenter(square, false)
  return [mx + x, my + y]
}

beforeEach(() => {
  turns = []
  played.length = 0
  refused.length = 0
  confirm = "auto"
})

describe("two taps are a turn", () => {
  test("an empty square of the edge, once to see the animal look inward, once to play it", async () => {
    const input = board()
    await press(input, "b1")
    expect(input.draft?.turn).toBe("+b1n")
    expect(played).toEqual([])
    await press(input, "b1")
    expect(played).toEqual(["+b1n"])
  })
  test("a corner looks inward from its own row", async () => {
    const input = board()
    await press(input, "a5")
    expect(input.draft?.turn).toBe("+a5s")
  })
  test("another facing instead of the preselected one is played at once", async () => {
    const input = board()
    await press(input, "b1")
    input.face(input.offered.find((offer) => offer.facing === "e")!)
    expect(played).toEqual(["+b1e"])
  })
  test("the rock that only one animal can push, twice", async () => {
    const input = board()
    await press(input, "c2")
    expect([input.draft?.turn, input.push?.rocks]).toEqual(["c1c2n", 1])
    await press(input, "c2")
    expect(played).toEqual(["c1c2n"])
  })
  test("an empty square beside one animal keeps the facing of that animal", async () => {
    const input = board()
    await press(input, "b3", "b3")
    expect(played).toEqual(["a3b3e"])
  })
  test("an animal, and an arrow to turn it on the spot", async () => {
    const input = board()
    await press(input, "a3")
    expect(input.rotations.map((offer) => offer.facing)).toEqual(["n", "s", "w"])
    input.face(input.rotations[0]!)
    expect(played).toEqual(["a3n"])
  })
})

test("a picked animal and a far square of the edge bring in a new one; another far square says why not", async () => {
  const input = board()
  await press(input, "c1", "e1")
  expect(input.draft?.turn).toBe("+e1n")
  input.cancel()
  await press(input, "c1", "d4")
  expect([input.selection.from, refused]).toEqual([null, ["c1d4"]])
})

test("an animal from the reserve is no draft before it has a square", async () => {
  const input = board()
  await press(input, "+")
  expect([input.selection.from, input.draft]).toEqual(["+", null])
  await press(input, "e1")
  expect(input.draft?.turn).toBe("+e1n")
})

test("the reserve takes a picked animal of the edge off the board, after a second tap", async () => {
  const input = board()
  await press(input, "c1", "+")
  expect([input.selection.to, played]).toEqual(["+", []])
  await press(input, "+")
  expect(played).toEqual(["c1-"])
})

test("a draft is undone step by step", async () => {
  const input = board()
  await press(input, "a3", "b3")
  input.back()
  expect(input.selection).toEqual({ from: "a3", to: null })
  input.back()
  expect(input.selection.from).toBeNull()
})

test("whoever confirms always is asked after an arrow, too", async () => {
  confirm = "always"
  const input = board()
  await press(input, "b1")
  input.face(input.offered.find((offer) => offer.facing === "e")!)
  expect([played, input.draft?.turn]).toEqual([[], "+b1e"])
  input.confirm()
  expect(played).toEqual(["+b1e"])
})

test("whoever never confirms pushes by the second tap, but no single tap is a turn", async () => {
  confirm = "never"
  const input = board()
  await press(input, "c1", "c2")
  expect(played).toEqual(["c1c2n"])
  await press(input, "b1")
  expect([played.length, input.draft?.turn]).toEqual([1, "+b1n"])
})

describe("a drag", () => {
  async function drag(input: BoardInput, from: string, ...points: Point[]): Promise<void> {
    input.grab(from, squareCenter(from, false))
    for (const point of points) {
      input.pull(point)
      await Promise.resolve()
    }
    // The pointer rests, and the turns have been listed.
    input.pull(points.at(-1)!)
  }
  test("turns the animal towards the side of the square it is held at", async () => {
    const input = board()
    await drag(input, "a3", near("b3", [0, 0]), near("b3", [3, 45]))
    expect([input.held?.to, input.held?.facing]).toEqual(["b3", "s"])
    input.drop(near("b3", [3, 45]))
    expect(input.draft?.turn).toBe("a3b3s")
  })
  test("inside its own square turns it on the spot", async () => {
    const input = board()
    await drag(input, "a3", near("a3", [0, -45]))
    input.drop(near("a3", [0, -45]))
    expect(input.draft?.turn).toBe("a3n")
  })
  test("off the board leaves it", async () => {
    const input = board()
    await drag(input, "c1", near("c1", [0, 110]))
    input.drop(near("c1", [0, 140]))
    expect(played).toEqual(["c1-"])
  })
})
