/**
 * What this browser keeps. Inside a page of another site it may be forbidden to keep anything; nothing depends on it.
 */

/** What was kept under a name; null if nothing was, or may be. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps something under a name, where that is allowed. */
export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // It is forgotten when the page is closed.
  }
}

/** Calls back whenever another tab of this browser keeps something new under a name, or forgets everything. */
export function onStoredChange(name: string, hear: (value: string | null) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === name || key === null) hear(newValue)
  })
}
