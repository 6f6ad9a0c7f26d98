/** Copies a text to the clipboard; false, with a line in the console, if the browser does not allow that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    console.info('copying failed')
    return false
  }
}
