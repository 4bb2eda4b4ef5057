/** Copy the text of a field to the clipboard; false if the browser does not allow it. */
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
