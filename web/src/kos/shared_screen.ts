/** Several people at one screen: whose cards may be shown on it (K4.6). */

export interface Screen {
  /** The seats that are played at this screen. */
  you: readonly number[]
  /** Whose view the server sent. */
  seat: number | null
  toMove: number
  isRunning: boolean
  /** Whether the game hides cards at all. */
  hidesCards: boolean
  /** The seat that last took the screen over; null before anybody did. */
  holder: number | null
}

/** Whether people at one screen hide cards from each other. */
export function isShared({ you, hidesCards, isRunning }: Screen): boolean {
  return hidesCards && isRunning && you.length > 1
}

/** The seat that has to take the screen over before anything of its hand is shown; null if nobody has to. */
export function awaited(screen: Screen): number | null {
  if (!isShared(screen) || !screen.you.includes(screen.toMove)) return null
  return screen.holder === screen.toMove ? null : screen.toMove
}

/** The seat whose hand lies open in front of this screen; null if none does. */
export function handSeat(screen: Screen): number | null {
  if (screen.seat === null || !screen.you.includes(screen.seat)) return null
  if (isShared(screen) && screen.holder !== screen.seat) return null
  return screen.seat
}
