/**
 * The steps of a lesson: data that says where it begins, what is wanted, and which wrong tries have words of their
 * own.
 */

import { letterOf, parseTurn, PASS } from "../kos/notation"
import type { Owner } from "../kos/position"
import kingOfSiam from "./king-of-siam-lesson.json"
import siam from "./siam-lesson.json"

export type GameName = "siam" | "king-of-siam"
/** The optional parts of a table of King of Siam, besides the map and the instruction. */
export const TABLE_PARTS = ["track", "standing", "seats", "cards"] as const

/** Conditions on a turn; every given one must hold. */
export interface WantedTurn {
  /** A pattern of its text. */
  turn?: string
  /** The faction that must lead in a province afterwards, by province. */
  leads?: Record<string, Owner>
  outcome?: "won"
}

export interface Task {
  wanted?: WantedTurn
  /** A turn that the learner must try, to see that it is not legal; instead of a right turn. */
  tries?: string
  /** A right turn, shown on request. */
  show: string
  /** Mistakes with texts of their own; the first that fits is shown. */
  wrong?: { name: string; turn: string }[]
  /** The turns that follow: those of the others, and the learner's forced ones. */
  answers?: string[]
  /** The things on the board that a later task names; those of the first task are done. */
  lit?: string[]
}

export interface Step {
  name: string
  /** The chapter that begins with this step. */
  chapter?: string
  start: string
  /** The seats whose hands are hidden, each with the card on top of its pile at the start. */
  hides?: Record<string, string>
  /** Of a table of King of Siam what this step needs; the map and what is to be done always show. */
  shows?: string[]
  /** The things on the board that the first task names, such as `at:c1`, `land:kh`, `tile:kh` or `card:rama`. */
  lit?: string[]
  tasks: Task[]
}

export interface Lesson {
  game: GameName
  steps: Step[]
}

/** The position after a turn. */
export interface After {
  /** The leader in each province, in the map's order. */
  leaders: string
  winners: readonly number[]
}

/** The learner's seat in every step. */
export const LEARNER = 1

const LESSONS: Record<GameName, Lesson> = { siam: siam as Lesson, "king-of-siam": kingOfSiam as Lesson }

/** The things on the board that a task names, for highlighting. */
export function highlightsOf(step: Step, taskAt: number): string[] {
  return (taskAt ? step.tasks[taskAt]?.lit : step.lit) ?? []
}

/** The steps of one chapter; the name is empty in a lesson without chapters. */
export interface Chapter {
  name: string
  steps: Step[]
}

/** The chapters of a lesson in their order. */
export function chaptersOf({ steps }: Lesson): Chapter[] {
  const chapters: Chapter[] = []
  for (const step of steps) {
    if (step.chapter || chapters.length === 0) chapters.push({ name: step.chapter ?? "", steps: [] })
    chapters.at(-1)!.steps.push(step)
  }
  return chapters
}

/** A position text as the learner sees it: a hidden hand is a number of cards and the card that was played last. */
export function hideHands(text: string, step: Step, turns: readonly { seat: number; turn: string }[]): string {
  const fields = text.split(" ")
  const courts = fields[3]?.split("/").map((court, at) => {
    const first = step.hides?.[at + 1]
    const [followers, hand = ""] = court.split(":")
    if (first === undefined) return court
    const latest = turns.findLast(({ seat, turn }) => seat === at + 1 && turn !== PASS)
    const card = latest && parseTurn(latest.turn)[0]?.card
    const top = card ? letterOf(card) : first
    return `${followers}:*${hand === "-" ? 0 : hand.length}${top}`
  })
  return courts ? [...fields.slice(0, 3), courts.join("/"), ...fields.slice(4)].join(" ") : text
}

/** The lesson of a game. */
export function lessonOf(game: GameName): Lesson {
  return LESSONS[game]
}

/** Whether a turn solves a task. */
export function isWanted({ wanted }: Task, turn: string, after: After, codes: readonly string[]): boolean {
  if (!wanted) return false
  if (wanted.turn && !new RegExp(wanted.turn).test(turn)) return false
  if (wanted.outcome === "won" && !after.winners.includes(LEARNER)) return false
  return Object.entries(wanted.leads ?? {}).every(([code, owner]) => after.leaders[codes.indexOf(code)] === owner)
}

/** Return the name of the mistake that a turn makes; null if it has no text of its own. */
export function mistakeOf(task: Task, turn: string): string | null {
  return task.wrong?.find((each) => new RegExp(each.turn).test(turn))?.name ?? null
}

/** Return the number of players in a step, from its position. */
export function playersOf({ start }: Step): number {
  return Number(/^\w+:(\d) /.exec(start)?.[1] ?? 2)
}

/** The kind of a step, lesson or guide: the first part of its keys. */
export type Course = "lessons" | "guide"

/** The key of what is said in a step: `lessons-siam-push-task`, for a later task `lessons-siam-win-task-2`. */
export function keyOf(game: GameName, step: string, what: string, task = 0, course: Course = "lessons"): string {
  const short = game === "siam" ? "siam" : "kos"
  return `${course}-${short}-${step}-${what}${task ? `-${task + 1}` : ""}`
}
