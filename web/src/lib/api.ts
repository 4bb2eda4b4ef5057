/** Requests to the server: everything but the flow of a game, which has its socket. */

import type { Catalogue, GameView, Games, MadeGame, MapInfo, Me, NewGame, SeatLink, Words } from "./protocol"

/** What the server says is wrong. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly words: Words | null = null,
  ) {
    super(message)
  }
}

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  rename: (name: string) => request<Me>("PUT", "/api/me", { name }),
  catalogue: () => request<Catalogue>("GET", "/api/catalogue"),
  make: (game: NewGame) => request<MadeGame>("POST", "/api/games", game),
  games: (status?: string) => request<Games>("GET", `/api/games${status ? `?status=${status}` : ""}`),
  openGames: () => request<Games>("GET", "/api/games/open"),
  game: (id: string) => request<GameView>("GET", `/api/games/${id}`),
  map: (id: string) => request<MapInfo>("GET", `/api/games/${id}/map`),
  join: (token: string) => request<GameView>("POST", "/api/join", { token }),
  look: (token: string) => request<GameView>("POST", "/api/join/look", { token }),
  takeSeat: (id: string, seat: number) => request<GameView>("POST", `/api/games/${id}/seats/${seat}`),
  seatLink: (id: string, seat: number) => request<SeatLink>("POST", `/api/games/${id}/seats/${seat}/link`),
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, "offline", "", { key: "web-offline", values: {} })
  }
  if (response.ok) return (await response.json()) as Answer
  const told = await response.json().catch(() => ({}))
  throw new ApiError(response.status, told.code ?? "", told.message ?? response.statusText, told.words ?? null)
}
