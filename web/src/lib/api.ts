/** HTTP requests to the server. Live games use the WebSocket instead. */

import { connection } from "./live_connection.svelte"
import type { PuzzleFilters } from "../puzzles/puzzle_filters.svelte"
import type { RunGame, RunMode } from "../puzzles/runs"
import type {
  Addresses,
  Analysed,
  AnalysisView,
  Catalogue,
  Choices,
  Endgame,
  Endgames,
  EndgameState,
  FoundGames,
  GameView,
  Games,
  InvitationView,
  ListedStudy,
  MadeGame,
  MapInfo,
  Me,
  Moments,
  NewGame,
  Numbers,
  Openings,
  Place,
  Profile,
  Progress,
  PuzzleInfo,
  PuzzleList,
  PuzzleModes,
  PuzzleMonth,
  Reviews,
  RunAnswer,
  RunState,
  SeatLink,
  Sessions,
  Solution,
  Studies,
  StudyView,
  Tree,
  Tried,
  TriedMoment,
  WebhookInfo,
  Words,
} from "./protocol"

/** An error response of the server. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly words: Words | null = null,
    /** The position of the error in a text, from 1; 0 if unknown. */
    readonly place = 0,
    readonly rule = "",
  ) {
    super(message)
  }
}

/** Browsers limit requests that outlive their page to 64 KiB. */
const MAX_KEEPALIVE_BYTES = 60_000

/** Filters for the player's own games; none for all of them. */
export interface GameQuery {
  status?: "waiting" | "running" | "over"
  game?: string
  your_turn?: boolean
  /** Whether the positions of unfinished games come with the list. */
  positions?: boolean
  result?: "won" | "lost" | "drawn"
  /** The last game of the page before. */
  before_ms?: number
  before_id?: string
}

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  rename: (name: string, colour?: string) => reconnecting(request<Me>("PUT", "/api/me", { name, colour })),
  setPassphrase: (passphrase: string, old: string) => request<Me>("PUT", "/api/me/passphrase", { passphrase, old }),
  sessions: () => request<Sessions>("GET", "/api/me/sessions"),
  endSession: (id: string) => request<Sessions>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<Sessions>("DELETE", "/api/me/sessions"),
  endAllSessions: () => reconnecting(request<Sessions>("DELETE", "/api/me/sessions?this_too=true"), true),
  signIn: (name: string, passphrase: string, bring: boolean) =>
    reconnecting(request<Me>("POST", "/api/sign-in", { name, passphrase, bring }), true),
  signOut: () => reconnecting(request<Me>("POST", "/api/sign-out"), true),
  deleteAccount: () => reconnecting(request<Me>("DELETE", "/api/me"), true),
  webhook: () => request<WebhookInfo>("GET", "/api/me/webhook"),
  setWebhook: (url: string) => request<WebhookInfo>("PUT", "/api/me/webhook", { url }),
  deleteWebhook: () => request<WebhookInfo>("DELETE", "/api/me/webhook"),
  profile: (person: string) => request<Profile>("GET", `/api/people/${encodeURIComponent(person)}`),
  addresses: () => request<Addresses>("GET", "/api/addresses"),
  qrCode: async (text: string) => (await send("POST", "/api/qr", { text })).text(),
  catalogue: () => request<Catalogue>("GET", "/api/catalogue"),
  createGame: (game: NewGame) => reconnecting(request<MadeGame>("POST", "/api/games", game)),
  games: (wanted: GameQuery = {}) => request<Games>("GET", `/api/games${queryOf(wanted)}`),
  gamesToWatch: () => request<Games>("GET", "/api/games/watch"),
  openGames: () => request<Games>("GET", "/api/games/open"),
  game: (id: string) => request<GameView>("GET", `/api/games/${id}`),
  map: (id: string) => request<MapInfo>("GET", `/api/games/${id}/map`),
  join: (token: string) => reconnecting(request<GameView>("POST", "/api/join", { token })),
  previewInvitation: (token: string) => request<InvitationView>("POST", "/api/join/look", { token }),
  takeSeat: (id: string, seat: number) => reconnecting(request<GameView>("POST", `/api/games/${id}/seats/${seat}`)),
  seatLink: (id: string, seat: number) => request<SeatLink>("POST", `/api/games/${id}/seats/${seat}/link`),
  viewPosition: (place: Place) => request<GameView>("POST", "/api/study/look", place),
  choicesAt: (place: Place, prefix: string, whole: boolean) =>
    request<Choices>("POST", "/api/study/choices", { place, prefix, whole }),
  record: async (id: string) => (await send("GET", `/api/games/${id}/record`)).text(),
  analyse: (what: Analysed) => reconnecting(request<AnalysisView>("POST", "/api/analyses", what)),
  findAnalysis: (what: Analysed) => request<AnalysisView>("POST", "/api/analyses/look", what),
  analysis: (id: string) => request<AnalysisView>("GET", `/api/analyses/${id}`),
  stopAnalysis: (id: string) => request<AnalysisView>("DELETE", `/api/analyses/${id}`),
  moments: (id: string) => request<Moments>("GET", `/api/games/${id}/moments`),
  tryMoment: (id: string, ply: number, turn: string) =>
    request<TriedMoment>("POST", `/api/games/${id}/moments/${ply}/tries`, { turn }),
  mapAt: (place: Place) => request<MapInfo>("POST", "/api/study/map", place),
  puzzles: () => request<PuzzleList>("GET", "/api/puzzles"),
  puzzle: (name: string) => request<PuzzleInfo>("GET", `/api/puzzles/${encodeURIComponent(name)}`),
  nextPuzzle: ({ game, kind, theme }: PuzzleFilters) =>
    request<PuzzleInfo>("GET", `/api/puzzles/next${queryOf({ game, kind, theme })}`),
  puzzleOfDay: (day: string) => request<PuzzleInfo>("GET", `/api/puzzles/days/${encodeURIComponent(day)}`),
  puzzleMonth: (month: string) =>
    request<PuzzleMonth>("GET", `/api/puzzles/days${queryOf({ month: month || undefined })}`),
  puzzleModes: () => request<PuzzleModes>("GET", "/api/puzzles/modes"),
  puzzleReview: () => request<Reviews>("GET", "/api/puzzles/review"),
  beginRun: (mode: RunMode, game: RunGame) =>
    reconnecting(request<RunState>("POST", "/api/puzzles/runs", { mode, game })),
  puzzleRun: (mode: RunMode, game: RunGame) =>
    request<RunState>("GET", `/api/puzzles/runs/${mode}${queryOf({ game })}`),
  playInRun: (mode: RunMode, game: RunGame, turn: string, version: number) =>
    request<RunAnswer>("POST", `/api/puzzles/runs/${mode}/turns`, { game, turn, version }),
  endgames: () => request<Endgames>("GET", "/api/puzzles/endgames"),
  endgame: (name: string) => request<Endgame>("GET", `/api/puzzles/endgames/${encodeURIComponent(name)}`),
  playEndgame: (name: string, turns: string[]) =>
    reconnecting(request<EndgameState>("POST", `/api/puzzles/endgames/${name}/turns`, { turns })),
  puzzleProgress: () => request<Progress>("GET", "/api/puzzles/progress"),
  tryPuzzle: (name: string, turns: string[], day: string | null) =>
    reconnecting(request<Tried>("POST", `/api/puzzles/${name}/tries`, { turns, ...(day ? { day } : {}) })),
  puzzleSolution: (name: string) => reconnecting(request<Solution>("POST", `/api/puzzles/${name}/solution`)),
  think: (place: Place, is_deeper: boolean, signal: AbortSignal) =>
    send("POST", "/api/study/think", { place, is_deeper }, signal),
  studies: () => request<Studies>("GET", "/api/studies"),
  study: (id: string) => request<StudyView>("GET", `/api/studies/${encodeURIComponent(id)}`),
  createStudy: (study: { title: string; tree: Tree }) =>
    reconnecting(request<StudyView>("POST", "/api/studies", study, true)),
  changeStudy: (id: string, study: { title: string; tree: Tree; version: number }) =>
    request<ListedStudy>("PUT", `/api/studies/${id}`, study, true),
  deleteStudy: (id: string) => request<Studies>("DELETE", `/api/studies/${id}`),
  readRecords: (text: string) => request<FoundGames>("POST", "/api/study/read", { text }),
  openRecord: (record: string) => request<Tree>("POST", "/api/study/open", { record }),
  studyGame: (id: string) => request<Tree>("GET", `/api/study/game/${encodeURIComponent(id)}`),
  openings: (place: Place) => request<Openings>("POST", "/api/openings/siam", place),
  numbers: () => request<Numbers>("GET", "/api/openings/king-of-siam"),
}

/** After a request that may have signed the user in, or in as another user, reconnect the socket. */
async function reconnecting<Answer>(asked: Promise<Answer>, isOther = false): Promise<Answer> {
  const answer = await asked
  if (isOther || connection().you === null) connection().reopen()
  return answer
}

function queryOf(wanted: GameQuery | PuzzleFilters | { month: string | undefined }): string {
  const parts = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return parts.length ? `?${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}` : ""
}

async function request<Answer>(method: string, path: string, body?: unknown, isKeptAlive = false): Promise<Answer> {
  return (await send(method, path, body, null, isKeptAlive)).json()
}

/** Send a request; one that is kept alive reaches the server even if the page is closed meanwhile. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
  isKeptAlive = false,
): Promise<Response> {
  const text = body === undefined ? null : JSON.stringify(body)
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: text === null ? {} : { "content-type": "application/json" },
      body: text,
      signal,
      keepalive: isKeptAlive && text !== null && new Blob([text]).size < MAX_KEEPALIVE_BYTES,
    })
  } catch {
    throw new ApiError(0, "offline", "", { key: "web-offline", values: {} })
  }
  if (response.ok) return response
  const told = await response.json().catch(() => ({}))
  throw new ApiError(
    response.status,
    told.code ?? "",
    told.message ?? response.statusText,
    told.words ?? null,
    told.place ?? 0,
    told.rule ?? "",
  )
}
