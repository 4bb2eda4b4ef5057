/** The shown page: a path in the address bar, so that back, forward and reload keep the place. */

import type { RunGame, RunMode } from "../puzzles/runs"

export type Route =
  | { page: "home" }
  | { page: "new" | "invite"; game: string }
  | { page: "game"; id: string }
  | { page: "games" }
  | { page: "join"; token: string; isDevice: boolean }
  | { page: "profile" }
  | { page: "person"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "learn" }
  | { page: "guide"; game: "siam" | "king-of-siam"; idea: string }
  | { page: "lesson"; game: "siam" | "king-of-siam"; step: string }
  | { page: "puzzles" }
  | { page: "puzzle"; id: string }
  | { page: "puzzle-day"; day: string }
  | { page: "puzzle-run"; mode: RunMode; game: RunGame; isStarting: boolean }
  | { page: "calendar"; month: string }
  | { page: "review" | "endgames" }
  | { page: "endgame"; id: string }
  | { page: "study"; id: string; query: string }
  | { page: "openings" }
  | { page: "replay" | "embed" | "coach"; id: string; ply: number | null }
  | { page: "unknown" }

const GAMES = ["siam", "king-of-siam"]

/** Return the page of an address. */
export function parseRoute(path: string, hash: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean)
  if (parts.length === 0) return { page: "home" }
  if ((parts[0] === "new" || parts[0] === "invite") && (!parts[1] || GAMES.includes(parts[1])))
    return { page: parts[0], game: parts[1] ?? "siam" }
  if (parts[0] === "games") return { page: "games" }
  if (parts[0] === "game" && parts[1]) return { page: "game", id: parts[1] }
  if (parts[0] === "join" || parts[0] === "device")
    return { page: "join", token: hash.replace(/^#/, ""), isDevice: parts[0] === "device" }
  if (parts[0] === "profile") return { page: "profile" }
  if (parts[0] === "people" && parts[1]) return { page: "person", id: parts[1] }
  if (parts[0] === "rules" && (!parts[1] || GAMES.includes(parts[1])))
    return { page: "rules", game: parts[1] ?? "siam", rule: hash.replace(/^#/, "") }
  if (parts[0] === "guide" && (parts[1] === "siam" || parts[1] === "king-of-siam"))
    return { page: "guide", game: parts[1], idea: hash.replace(/^#/, "") }
  if (parts[0] === "learn" && !parts[1]) return { page: "learn" }
  if (parts[0] === "learn" && (parts[1] === "siam" || parts[1] === "king-of-siam"))
    return { page: "lesson", game: parts[1], step: hash.replace(/^#/, "") }
  if (parts[0] === "puzzles") return parsePuzzleRoute(parts.slice(1), hash)
  if (parts[0] === "study") return { page: "study", id: parts[1] ?? "", query }
  if (parts[0] === "openings") return { page: "openings" }
  if ((parts[0] === "replay" || parts[0] === "embed" || parts[0] === "coach") && parts[1])
    return { page: parts[0], id: parts[1], ply: parsePly(hash) }
  return { page: "unknown" }
}

function parsePuzzleRoute([first, second]: string[], hash: string): Route {
  if (!first) return { page: "puzzles" }
  if (first === "streak" || first === "storm") {
    if (second && !GAMES.includes(second)) return { page: "unknown" }
    return { page: "puzzle-run", mode: first, game: (second ?? "") as RunGame, isStarting: hash === "#start" }
  }
  if (first === "day" && second) return { page: "puzzle-day", day: second }
  if (first === "calendar") return { page: "calendar", month: second ?? "" }
  if (first === "review") return { page: "review" }
  if (first === "endgames") return second ? { page: "endgame", id: second } : { page: "endgames" }
  return { page: "puzzle", id: first }
}

/** The number of turns behind `#`; null without one. */
function parsePly(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null
}

class Place {
  route = $state.raw<Route>(parseRoute(location.pathname, location.hash, location.search))
}
const place = new Place()

/** The page now shown. */
export function route(): Route {
  return place.route
}

/** Go to a page. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  place.route = parseRoute(location.pathname, location.hash, location.search)
}

addEventListener("popstate", arrive)

/** Let links inside the app change the page without a reload. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a")
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return
  if (link.pathname.startsWith("/api")) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
