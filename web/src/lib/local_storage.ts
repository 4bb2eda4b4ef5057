/**
 * Access to the browser's local storage, which may be forbidden in embedded pages; the app works without it.
 */

/** Return a stored value; null if there is none or storage is forbidden. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Store a value, if storage is allowed. */
export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage the value lasts until the page is closed.
  }
}

/** Call back when another tab changes a stored value or clears the storage. */
export function onStoredChange(name: string, hear: (value: string | null) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === name || key === null) hear(newValue)
  })
}
