/**
 * The stages in which a turn is shown: its card, then each of its effects, then the province that it settles. All
 * facts come from the server; here they are only put in order, and added to and subtracted from positions.
 */

import type { EffectView, GameView, TurnView } from "../lib/protocol"
import { mapCounts, type Counts, type Faction, type Owner, type Position } from "./position"

export type Stage =
  | { kind: "card"; turn: TurnView }
  | { kind: "effect"; turn: TurnView; effect: EffectView }
  | { kind: "settled"; turn: TurnView }

/** Followers of one faction that came to a province or left it. */
export interface Badge {
  faction: Faction
  change: number
}

/** Return the turns played between two views of a game; none after a takeback. */
export function turnsBetween(before: GameView, after: GameView): TurnView[] {
  const count = after.position.ply - before.position.ply
  const isSameLine = (before.position.line ?? 0) === (after.position.line ?? 0)
  return isSameLine && count > 0 ? after.turns.slice(-count) : []
}

/** Return the turns since the latest one of the players here: what they have to be told. */
export function turnsSinceYours({ turns, you, seats }: Pick<GameView, "turns" | "you" | "seats">): TurnView[] {
  const latest = turns.findLastIndex((turn) => you.includes(turn.seat))
  return turns.slice(Math.max(latest + 1, turns.length - seats.length + (you.length ? 1 : 0)))
}

/** Return the stages of a turn. Of their own turns players have seen everything but a province that is settled. */
export function stagesOf(turn: TurnView, isOwn: boolean): Stage[] {
  const effects = (turn.effects ?? []).filter((effect) => effect.kind !== "settle")
  return [
    ...(isOwn ? [] : [{ kind: "card", turn } as const]),
    ...(isOwn ? [] : effects.map((effect) => ({ kind: "effect", turn, effect }) as const)),
    ...(turn.settled ? [{ kind: "settled", turn } as const] : []),
  ]
}

/** Return the position after a stage. */
export function advance(position: Position, stage: Stage): Position {
  if (stage.kind === "card") return position
  if (stage.kind === "effect") return change(position, stage.effect, stage.turn.seat, 1)
  const { province, owner } = stage.turn.settled!
  const next = settlingOf(stage.turn).reduce((at, effect) => change(at, effect, stage.turn.seat, 1), position)
  return withOwner(next, province, owner as Owner)
}

/** Return the position before a stage, given the one after it. */
export function rewind(position: Position, stage: Stage): Position {
  if (stage.kind === "card") return position
  if (stage.kind === "effect") return change(position, stage.effect, stage.turn.seat, -1)
  const next = settlingOf(stage.turn).reduce((at, effect) => change(at, effect, stage.turn.seat, -1), position)
  const { province, owner } = stage.turn.settled!
  return withOwner(next, province, null, owner as Owner)
}

/** Return what came and went in each province by some effects; a settled province shows none. */
export function badgesOf(stages: readonly Stage[]): Map<string, Badge[]> {
  const found = new Map<string, Badge[]>()
  for (const stage of stages) {
    if (stage.kind === "settled") found.delete(stage.turn.settled!.province)
    if (stage.kind !== "effect") continue
    for (const { province, faction, change } of stage.effect.changes ?? [])
      found.set(province, addBadge(found.get(province) ?? [], { faction: faction as Faction, change }))
  }
  return found
}

/** Put a badge to those of a province; what comes and what goes stays apart. */
function addBadge(badges: readonly Badge[], { faction, change }: Badge): Badge[] {
  const at = badges.findIndex((badge) => badge.faction === faction && badge.change > 0 === change > 0)
  if (at < 0) return [...badges, { faction, change }]
  return badges.map((badge, other) => (other === at ? { faction, change: badge.change + change } : badge))
}

function settlingOf(turn: TurnView): EffectView[] {
  return (turn.effects ?? []).filter((effect) => effect.kind === "settle")
}

/** Add an effect to a position, or subtract it. What leaves the map for no seat goes to the pool. */
function change(position: Position, effect: EffectView, seat: number, sign: 1 | -1): Position {
  const changes = effect.changes ?? []
  const sum = (faction: Faction, code?: string) =>
    sign *
    changes
      .filter((each) => each.faction === faction && (code === undefined || each.province === code))
      .reduce((total, each) => total + each.change, 0)
  const add = (counts: Counts, by: (faction: Faction) => number) =>
    mapCounts((faction) => counts[faction] + by(faction))
  const isTaking = effect.kind === "take"
  const [one, other] = effect.tiles ?? []
  return {
    ...position,
    provinces: position.provinces.map((province) => {
      const lead = effect.leaders?.find((each) => each.province === province.code)
      return {
        ...province,
        followers: add(province.followers, (faction) => sum(faction, province.code)),
        leader: lead ? ((sign > 0 ? lead.after : lead.before) as Owner) : province.leader,
      }
    }),
    seats: position.seats.map((each) =>
      isTaking && each.seat === seat ? { ...each, followers: add(each.followers, (faction) => -sum(faction)) } : each,
    ),
    pool: isTaking ? position.pool : add(position.pool, (faction) => -sum(faction)),
    tiles: position.tiles.map((tile) => {
      const code = tile.code === one ? other! : tile.code === other ? one! : tile.code
      const moved = position.tiles.find((each) => each.code === code)!
      const hasMarker = effect.marked === code ? sign > 0 : moved.hasMarker
      return { ...moved, isContested: tile.isContested, hasMarker }
    }),
  }
}

/** Give a province an owner, or take the owner away: who took it led there. The first tile without one is contested. */
function withOwner(position: Position, code: string, owner: Owner | null, leader: Owner | null = null): Position {
  const owned = position.tiles.map((tile) => (tile.code === code ? { ...tile, owner } : tile))
  const contested = owned.find((tile) => tile.owner === null)?.code ?? null
  return {
    ...position,
    contested,
    isOver: owner === null ? false : position.isOver,
    strugglesLeft: position.strugglesLeft + (owner === null ? 1 : -1),
    tiles: owned.map((tile) => ({ ...tile, isContested: tile.code === contested })),
    provinces: position.provinces.map((province) => ({
      ...province,
      ...(province.code === code ? { owner, leader } : {}),
      isContested: province.code === contested,
    })),
  }
}
