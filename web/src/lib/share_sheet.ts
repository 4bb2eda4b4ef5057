/** The share sheet of the operating system, for links. Browsers offer it to safe pages only. */

/** Whether this browser has a share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === "function"
}

/** Open the share sheet; a user who closes it, or a browser that refuses it, changes nothing. */
export async function openShareSheet(title: string, url: string, text = ""): Promise<void> {
  try {
    await navigator.share({ title, url, ...(text ? { text } : {}) })
  } catch {
    // The link can still be copied.
  }
}
