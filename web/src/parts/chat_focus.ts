/** Show the chat of a game, and move the focus to its field. */

export const CHAT_ID = "game-chat"

/** Scroll to the chat and put the cursor into its field. */
export function showChat(): void {
  const chat = document.getElementById(CHAT_ID)
  chat?.scrollIntoView({ block: "nearest" })
  chat?.querySelector("input")?.focus({ preventScroll: true })
}
