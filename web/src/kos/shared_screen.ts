/** Several players on one device: whose cards the screen may show (K4.6). */

export interface Screen {
  /** The seats that are played at this screen. */
  you: readonly number[]
  /** Whose view the server sent. */
  seat: number | null
  toMove: number
  isRunning: boolean
  /** Whether the game hides cards at all. */
  hidesCards: boolean
  /** The seat that last took over the screen; null before the first. */
  holder: number | null
}

/** Whether players on one device hide cards from each other. */
export function isShared({ you, hidesCards, isRunning }: Screen): boolean {
  return hidesCards && isRunning && you.length > 1
}

/** Return the seat that has to take over the device before its hand is shown; null if none has to. */
export function awaited(screen: Screen): number | null {
  if (!isShared(screen) || !screen.you.includes(screen.toMove)) return null
  return screen.holder === screen.toMove ? null : screen.toMove
}

/** Return the seat whose hand is shown; null if none is. */
export function handSeat(screen: Screen): number | null {
  if (screen.seat === null || !screen.you.includes(screen.seat)) return null
  if (isShared(screen) && screen.holder !== screen.seat) return null
  return screen.seat
}
