// Written by python -m tools.write_typescript; do not change it by hand.

/** An address, and from where it can be used: `here`, `network` or `public`. */
export interface AddressInfo {
  kind: string
  url: string
}

/** Where the server is reached. */
export interface Addresses {
  addresses: AddressInfo[]
}

/** What is to be analysed: a game of this server, or the turns of a place. */
export interface Analysed {
  game?: string | null
  place?: Place | null
  seconds?: number
}

/** An analysis: how far it is and what was found so far. */
export interface AnalysisView {
  id: string
  status: string
  ahead: number
  is_yours: boolean
  done: number
  total: number
  seconds: number
  judged: Judged | null
}

/** Says yes or no to what was asked; who asked may say no to it as well. */
export interface Answer {
  t: "answer"
  game: string
  id: string
  matter: "draw" | "rematch" | "takeback"
  agree: boolean
}

/** Whoever comes first. */
export interface Anyone {
  kind: "open"
}

/** Asks the other people for a draw, a takeback or a rematch; with nobody to ask it is done at once. */
export interface Ask {
  t: "ask"
  game: string
  id: string
  matter: "draw" | "rematch" | "takeback"
}

/** A game of a file that cannot be read: where it breaks, and why. */
export interface BrokenGame {
  line: number
  code: string
  words: Words
  rule: string
}

/** A person who gets a link; it works once. */
export interface ByLink {
  kind: "link"
}

/** What one can play here. */
export interface Catalogue {
  games: GameInfo[]
  languages: string[]
}

/** Something other than the position changed: who sits where, presence, requests, thinking. */
export interface Changed {
  t: "changed"
  game: string
  status: string
  seats: SeatView[]
  request?: RequestView | null
  clock: ClockView
  thinking?: boolean
  rematch?: string | null
  title?: string
  is_rated?: boolean
}

/** A way to go on with a half-made turn. */
export interface ChoiceView {
  text: string
  is_turn: boolean
  does?: Words | null
}

/** How a half-made turn may go on, and what a whole one would lead to. */
export interface Choices {
  t: "choices"
  id: string
  game: string
  prefix: string
  ply: number
  line?: number
  choices: ChoiceView[]
  preview?: PositionView | null
  why?: Words | null
  rule?: string
  ahead?: boolean
}

/** Asks how a half-made turn may go on. */
export interface Choose {
  t: "choose"
  game: string
  id: string
  prefix?: string
  whole?: boolean
  ahead?: boolean
  seat?: number | null
}

/** The clocks at the moment the message was sent. */
export interface ClockView {
  plan: NoClock | Minutes | Days
  left_ms: number[]
  running: number | null
}

/** So many days for every turn. */
export interface Days {
  kind: "days"
  days: number
}

/** Your command was done and is on disk. Sent again under the same id, it gets the same answer. */
export interface Done {
  t: "done"
  id: string
  number?: number
}

/** How often games ended for a reason. */
export interface EndingCount {
  reason: string
  count: number
}

/** Everything that is kept about you. */
export interface Export {
  me: Me
  profile: Profile
  games: ListedGame[]
  said: SaidInGame[]
  webhook: string | null
  puzzles: TriedPuzzle[]
  studies: ListedStudy[]
}

/** Begins to follow all of one's games: ``turns`` comes, then a ``turn`` whenever something happens in one. */
export interface Follow {
  t: "follow"
  id: string
}

/** A game of a file. */
export interface FoundGame {
  game: string
  options: Record<string, unknown>
  seats: string[]
  turns: number
  winners: number[] | null
  reason: string | null
  began: string | null
  record: string
}

/** What a file holds; of very many games the first. */
export interface FoundGames {
  games: FoundGame[]
  broken: BrokenGame[]
  games_count: number
  broken_count: number
}

/** A game one can play here. */
export interface GameInfo {
  name: string
  options: OptionInfo[]
  levels: number[]
}

/** Everything about a game that one may see. */
export interface GameView {
  id: string
  game: string
  options: Record<string, unknown>
  status: string
  you: number[]
  is_yours: boolean
  seats: SeatView[]
  position: PositionView
  turns: TurnView[]
  has_all_turns: boolean
  start: string | null
  clock: ClockView
  request: RequestView | null
  result: ResultView | null
  hints: boolean
  takebacks: boolean
  chat: boolean
  said: SaidView[]
  thinking: boolean
  rematch: string | null
  rematch_of: string | null
  made_ms: number
  title?: string
  is_rated?: boolean
  watchers?: number
  prepared?: PreparedView[]
}

/** A page of games; ``before_ms`` and ``before_id`` together ask for the next one. */
export interface Games {
  games: ListedGame[]
  before_ms: number | null
  before_id: string | null
}

/** Comes first on every socket. */
export interface Hello {
  t: "hello"
  version: number
  you: string | null
  erawan: string
}

/** A person at the screen of whoever makes the game. */
export interface Here {
  kind: "here"
}

/** Asks our engine for a turn, where the game allows hints. */
export interface Hint {
  t: "hint"
  game: string
  id: string
}

/** A turn our engine would make. */
export interface HintMessage {
  t: "hint"
  id: string
  game: string
  ply: number
  line?: number
  turn: string
  does: Words
  returns: number[]
}

/** What is known of a game's turns, from the first one on. */
export interface Judged {
  sides: number[][]
  accuracy: (number | null)[]
  positions: JudgedPosition[]
  turns: JudgedTurn[]
}

/** A good turn with what is expected to follow. */
export interface JudgedLine {
  turns: string[]
  does: Words
  percents: number[]
  certain: Words | null
}

/** A position as far as it is known. */
export interface JudgedPosition {
  percents: number[]
  lines: JudgedLine[]
}

/** A turn and what it deserves. */
export interface JudgedTurn {
  ply: number
  seat: number
  turn: string
  mark: string
  sign: string
  before: number
  after: number
  note: Words | null
  is_turning_point: boolean
}

/** Stops following a game. */
export interface Leave {
  t: "leave"
  game: string
  id: string
}

/** A turn with what is expected to follow, and what it is worth. */
export interface LineView {
  turns: string[]
  does: Words[]
  chances: number[]
  is_certain: boolean
  distance: number | null
}

/** A game in a list. */
export interface ListedGame {
  id: string
  title: string
  game: string
  options: Record<string, unknown>
  status: string
  ply: number
  to_move: number
  your_turn: boolean
  due_ms: number | null
  winners: number[] | null
  reason: string | null
  made_ms: number
  changed_ms: number
  clock: NoClock | Minutes | Days
  seats: ListedSeat[]
}

/** A seat of a game in a list. */
export interface ListedSeat {
  seat: number
  plan: Here | ByLink | Anyone | Opponent
  name: string | null
  is_taken: boolean
  is_you: boolean
}

/** A study in a list. */
export interface ListedStudy {
  id: string
  title: string
  game: string
  turns: number
  version: number
  changed_ms: number
}

/** A new game, and the links for those who are invited. */
export interface MadeGame {
  game: GameView
  links: SeatLink[]
}

/** A map of King of Siam, to be drawn. */
export interface MapInfo {
  name: string
  title: string
  width: number
  height: number
  provinces: ProvinceInfo[]
  coast: string
  borders: string
  mountains: string
  peaks: [number, number][]
  roads: RoadInfo[]
  open_sea: [number, number] | null
  is_reconstruction: boolean
}

/** Who you are. */
export interface Me {
  is_known: boolean
  name: string
  is_bot: boolean
  id: string | null
  colour: string
  has_passphrase: boolean
}

/** So many minutes for the game, and some seconds more after every turn. */
export interface Minutes {
  kind: "minutes"
  minutes: number
  increment_s?: number
}

/** A game to be made. */
export interface NewGame {
  game: string
  options?: Record<string, boolean | number | string>
  seats: (Here | ByLink | Anyone | Opponent)[]
  clock?: NoClock | Minutes | Days
  hints?: boolean | null
  takebacks?: boolean
  chat?: boolean
  position?: string
  record?: string
  ply?: number | null
}

/** As long as it takes. */
export interface NoClock {
  kind: "none"
}

/** How games of King of Siam ended. */
export interface Numbers {
  variants: VariantNumbers[]
  left: number
}

/** A turn of Siam that was played in a position: how often, and how those games ended. */
export interface OpeningTurn {
  turn: string
  does: Words
  games: number
  elephants: number
  rhinos: number
  drawn: number
}

/** What was played from a position. */
export interface Openings {
  game: GameView
  turns: OpeningTurn[]
  games: number
  left: number
}

/** An opponent of ours. */
export interface Opponent {
  kind: "level"
  level: number
}

/** An option of a game. */
export interface OptionInfo {
  name: string
  default: boolean | number | string
  choices: (boolean | number | string)[]
  least: number | null
  most: number | null
  rule: string
  words: Words
}

/** Asks whether anybody is there. */
export interface Ping {
  t: "ping"
  id: string
}

/** A position, and how it came about. */
export interface Place {
  game: string
  options?: Record<string, boolean | number | string>
  map?: Record<string, unknown> | null
  start?: string
  turns?: string[]
}

/** Makes a turn in the position that ``ply`` and ``line`` name. */
export interface Play {
  t: "play"
  game: string
  id: string
  ply: number
  turn: string
  line?: number
}

/** A turn was made and is on disk. ``ply`` counts up by one; after a gap ask for a snapshot with ``watch``. */
export interface PlayedMessage {
  t: "played"
  game: string
  turn: TurnView
  position: PositionView
  clock: ClockView
  request?: RequestView | null
  thinking?: boolean
  result?: ResultView | null
}

/** Somebody is there. */
export interface Pong {
  t: "pong"
  id: string
}

/** A position as one seat, or a spectator, may see it. */
export interface PositionView {
  ply: number
  line?: number
  seat?: number | null
  text: string
  to_move: number
  latest: (string | null)[]
  if_over_now?: Words | null
  choices?: ChoiceView[]
}

/** Says what to do when one's turn comes; nobody else learns of it. With neither turns nor a pass: nothing any more. */
export interface Prepare {
  t: "prepare"
  game: string
  id: string
  ply: number
  line?: number
  seat?: number | null
  steps?: Step[]
  standing?: "card" | "struggle" | null
}

/** What your seat means to do has changed: said, done in part, done, or no longer possible. Only you are told. */
export interface PreparedMessage {
  t: "prepared"
  game: string
  seat: number
  prepared?: PreparedView | null
}

/** What a seat of yours means to do when its turn comes. */
export interface PreparedView {
  seat: number
  steps?: Step[]
  standing?: string | null
}

/** What everybody may know of somebody. */
export interface Profile {
  id: string
  name: string
  colour: string
  is_bot: boolean
  ratings: RatingInfo[]
}

/** How you do at puzzles. */
export interface Progress {
  rating: number
  deviation: number
  tried: number
  right: number
  solved: number
  streak: number
  all: number
}

/** A province on a drawing of the map. */
export interface ProvinceInfo {
  code: string
  name: string
  path: string
  x: number
  y: number
  neighbours: string[]
  home_of: string | null
}

/** A puzzle, without its solution. */
export interface PuzzleInfo {
  name: string
  game: string
  kind: "defence" | "ending" | "win"
  count: number
  players: number
  seat: number
  themes: string[]
  rating: number
  standing: "failed" | "new" | "right" | "solved"
  place: Place
}

/** Puzzles, those of one kind easiest first. */
export interface PuzzleList {
  puzzles: PuzzleInfo[]
}

/** How somebody does at a game with so many seats. */
export interface RatingInfo {
  game: string
  seats: number
  rating: number
  deviation: number
  played: number
  won: number
  drawn: number
  lost: number
  streak: number
  best_streak: number
}

/** Your command was not done, and nothing changed. */
export interface Refused {
  t: "refused"
  id: string | null
  code: string
  message: string
  words: Words
  rule?: string
}

/** What somebody asks of the others. */
export interface RequestView {
  matter: "draw" | "rematch" | "takeback"
  seat: number
  agreed: number[]
}

/** Gives the game up. */
export interface Resign {
  t: "resign"
  game: string
  id: string
  seat?: number | null
}

/** How a game ended: the winning seats (none: a draw), and why. */
export interface ResultView {
  winners: number[]
  reason: string
  words: Words
}

/** A border between provinces that do not touch on the drawing. */
export interface RoadInfo {
  path: string
  ends: [number, number][]
}

/** Something you said at a table. */
export interface SaidInGame {
  game: string
  at_ms: number
  text: string
}

/** Somebody said something. */
export interface SaidMessage {
  t: "said"
  game: string
  said: SaidView
}

/** Something said at the table. */
export interface SaidView {
  seat: number
  text: string
  at_ms: number
}

/** Says something to everybody at the table. */
export interface Say {
  t: "say"
  game: string
  id: string
  text: string
}

/** A link that gives somebody a seat, once. The secret part stands behind ``#``, which browsers never send. */
export interface SeatLink {
  seat: number
  url: string
  token: string
}

/** A seat and who holds it. */
export interface SeatView {
  seat: number
  plan: Here | ByLink | Anyone | Opponent
  name: string | null
  is_taken: boolean
  is_present: boolean
  profile: string | null
  colour: string | null
}

/** A game as it stands: after ``watch``, and whenever what you know may be out of date. */
export interface Snapshot {
  t: "snapshot"
  game: GameView
}

/** The whole line, from the first position to its end. */
export interface Solution {
  place: Place
  progress: Progress
  change: number
}

/** Gives one's seat up: somebody else may take it, and the game goes on. */
export interface StandUp {
  t: "stand_up"
  game: string
  id: string
  seat?: number | null
}

/** A turn to be made, and what the others have to do before it. */
export interface Step {
  turn: string
  expect?: string[]
}

/** Your studies. */
export interface Studies {
  studies: ListedStudy[]
}

/** A study as you see it. */
export interface StudyView {
  id: string
  title: string
  tree: Tree
  version: number
  changed_ms: number
  is_yours: boolean
  owner: string
}

/** What was found so far; a later one takes its place. */
export interface ThoughtView {
  sides: number[][]
  depth: number
  nodes: number
  seconds: number
  lines: LineView[]
  is_last: boolean
}

/** Calls a game something; for who made it. */
export interface Title {
  t: "title"
  game: string
  id: string
  title: string
}

/** What a study shows. */
export interface Tree {
  place: Place
  comment?: string
  nodes?: TreeTurn[]
}

/** A turn of a tree. */
export interface TreeTurn {
  turn: string
  after?: number
  comment?: string
  mark?: "" | "!" | "!!" | "!?" | "?" | "?!" | "??"
}

/** What a turn came to. */
export interface Tried {
  is_right: boolean
  is_solved: boolean
  left: number
  place: Place
  replies: string[]
  progress: Progress
  change: number
}

/** What you have made of a puzzle. */
export interface TriedPuzzle {
  puzzle: string
  tried_ms: number
  is_right: boolean
  solved_ms: number | null
}

/** Something happened in a game in which you hold a seat: whether it waits for you now. */
export interface TurnMessage {
  t: "turn"
  game: string
  kind: string
  title?: string
  status: string
  is_yours: boolean
  by_you?: boolean
  ply: number
  due_ms?: number | null
}

/** A turn that was made. */
export interface TurnView {
  seat: number
  turn: string
  does: Words
  clock_ms?: number | null
  is_forced?: boolean
  after?: string | null
}

/** The games that wait for you. */
export interface Turns {
  count: number
  games: string[]
}

/** The games that wait for you, the longest first; after ``follow``. */
export interface TurnsMessage {
  t: "turns"
  games: string[]
}

/** How games of King of Siam with some map and number of players ended. */
export interface VariantNumbers {
  map: string
  players: number
  games: number
  rulers: Record<string, number>
  endings: EndingCount[]
  wins: number[]
}

/** Begins to follow a game: a ``snapshot`` comes, then everything that happens. */
export interface Watch {
  t: "watch"
  game: string
  id: string
}

/** How many look on without a seat; comes shortly after somebody came or left. */
export interface WatchersMessage {
  t: "watchers"
  game: string
  count: number
}

/** Where you are called; the secret only when it has just been made. */
export interface WebhookInfo {
  url: string | null
  secret: string | null
}

/** Something to say in any language: a key of the catalogues with its values, which may be such things again. */
export interface Words {
  key: string
  values: Record<string, unknown>
}

export type Incoming =
  | Play
  | Resign
  | Ask
  | Answer
  | Say
  | StandUp
  | Title
  | Prepare
  | Watch
  | Leave
  | Choose
  | Hint
  | Ping
  | Follow

export type Outgoing =
  | Hello
  | Snapshot
  | PlayedMessage
  | Changed
  | WatchersMessage
  | SaidMessage
  | PreparedMessage
  | TurnsMessage
  | TurnMessage
  | Done
  | Refused
  | Choices
  | HintMessage
  | Pong
