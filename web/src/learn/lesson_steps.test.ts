import { describe, expect, it } from "vitest"
import { selectorOf } from "./highlight"
import { countDone, nextStep, parseProgress, withStep } from "./lesson_progress"
import { chaptersOf, hideHands, isWanted, keyOf, lessonOf, mistakeOf, playersOf, type Task } from "./lesson_steps"

const CODES = ["cm", "lp", "su", "kh", "ay", "ba", "na", "ke"]
const RUNNING = { leaders: "", winners: [] }
const BATTLE =
  "siam:2 1.1.2/0.3.1/2.1.1/3.2.1/2.1.1/1.1.2/1.1.2/1.0.3 kh,su,ay,cm,ba,na,lp,ke 1.0.1:-/1.1.0:KTT12RLM 2 0 1 -"

describe("a try", () => {
  const task: Task = {
    wanted: { turn: "^c2n$" },
    show: "c2n",
    wrong: [
      { name: "looks", turn: "^c2[sw]$" },
      { name: "walked", turn: "^c2" },
    ],
  }

  it("is right if its text fits", () => {
    expect(isWanted(task, "c2n", RUNNING, [])).toBe(true)
    expect(isWanted(task, "c2s", RUNNING, [])).toBe(false)
  })

  it("is named by the first mistake that fits, or not at all", () => {
    expect(mistakeOf(task, "c2s")).toBe("looks")
    expect(mistakeOf(task, "c2b2n")).toBe("walked")
    expect(mistakeOf(task, "+a1n")).toBeNull()
    expect(mistakeOf({ show: "pass" }, "pass")).toBeNull()
  })

  it("has to win where that is wanted, and only the learner's win counts", () => {
    const winning: Task = { wanted: { outcome: "won" }, show: "c4c5n" }
    expect(isWanted(winning, "c4c5n", { ...RUNNING, winners: [1] }, [])).toBe(true)
    expect(isWanted(winning, "a3a2s", { ...RUNNING, winners: [2] }, [])).toBe(false)
    expect(isWanted(winning, "c4n", RUNNING, [])).toBe(false)
  })

  it("has to make a faction lead alone where that is wanted", () => {
    const leading: Task = { wanted: { leads: { kh: "R" } }, show: "rama:kh,kh>L@cm" }
    const after = (kh: string) => ({ leaders: `MLR${kh}RMMM`, winners: [] })
    expect(isWanted(leading, "rama:kh,kh>L@cm", after("R"), CODES)).toBe(true)
    expect(isWanted(leading, "rama:kh,kh>R@kh", after("B"), CODES)).toBe(false)
    expect(isWanted(leading, "rama:kh,su>L@cm", after("-"), CODES)).toBe(false)
  })

  it("is never right where something impossible is to be tried", () => {
    expect(isWanted({ tries: "c2c3", show: "c2c3n" }, "c2c3n", RUNNING, [])).toBe(false)
  })
})

describe("progress", () => {
  const lesson = lessonOf("siam")
  const names = lesson.steps.map((step) => step.name)

  it("is saved by the names of steps, each once", () => {
    const done = withStep(withStep(withStep({}, "siam", "goal"), "siam", "turn"), "siam", "goal")
    expect(done).toEqual({ siam: ["goal", "turn"] })
    expect(countDone(lesson, done)).toBe(2)
    expect(nextStep(lesson, done)).toBe("enter")
    expect(nextStep(lesson, { siam: names })).toBeNull()
  })

  it("is read as far as it can be understood", () => {
    expect(parseProgress('{"siam":["goal",7],"king-of-siam":"all"}')).toEqual({ siam: ["goal"], "king-of-siam": [] })
    for (const text of [null, "", "no", "[]", "7", "null"]) expect(parseProgress(text)).toEqual({})
  })

  it("counts only steps that there are", () => {
    expect(countDone(lesson, { siam: ["goal", "somewhere"] })).toBe(1)
  })
})

describe("chapters", () => {
  it("hold all steps in their order", () => {
    for (const game of ["siam", "king-of-siam"] as const) {
      const lesson = lessonOf(game)
      expect(chaptersOf(lesson).flatMap((chapter) => chapter.steps)).toEqual(lesson.steps)
    }
    expect(chaptersOf(lessonOf("siam")).map(({ name }) => name)).toEqual([""])
    expect(chaptersOf(lessonOf("king-of-siam"))[0]!.name).toBe("struggle")
  })
})

describe("a hidden hand", () => {
  const step = lessonOf("king-of-siam").steps.find(({ name }) => name === "memory")!

  it("shows its number of cards and the latest card", () => {
    expect(hideHands(step.start, step, [])).toContain("5.2.1:L/2.4.2:*2R 1 0")
    const turns = [
      { seat: 2, turn: "khon:R@su,L@su,M@su>R@su" },
      { seat: 1, turn: "pass" },
      { seat: 2, turn: "pass" },
    ]
    expect(hideHands(step.start, step, turns)).toContain("2.4.2:*2T")
  })

  it("is hidden only where a step says so", () => {
    expect(hideHands(BATTLE, lessonOf("king-of-siam").steps[0]!, [])).toBe(BATTLE)
    expect(hideHands("5/5/1###1/5/5 R", lessonOf("siam").steps[0]!, [])).toBe("5/5/1###1/5/5 R")
  })
})

describe("the texts of a step", () => {
  it("are found by game, step and task", () => {
    expect(keyOf("siam", "win", "task")).toBe("lessons-siam-win-task")
    expect(keyOf("king-of-siam", "end", "task", 1)).toBe("lessons-kos-end-task-2")
  })

  it("go with as many players as the position has", () => {
    const players = new Map(lessonOf("king-of-siam").steps.map((step) => [step.name, playersOf(step)]))
    expect([players.get("rama"), players.get("teams")]).toEqual([2, 4])
    expect(playersOf(lessonOf("siam").steps[0]!)).toBe(2)
  })

  it("can point at parts of the boards", () => {
    expect(selectorOf("at:c1")).toBe('[data-at="c1"]')
    expect(selectorOf("at:+E")).toBe('[data-at="+E"]')
  })
})
