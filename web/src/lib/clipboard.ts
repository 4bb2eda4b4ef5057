/** Copies what a field holds; false where the browser does not let us. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.select()
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Browsers give the clipboard to safe pages only; elsewhere the older way may still work.
    return document.execCommand("copy")
  }
}
