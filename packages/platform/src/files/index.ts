/** The browser may still be reading the file for a while after it was handed over. */
const keptFor = 60_000

/** Hands a file that a call brought to the browser's downloads, so that its address opens for nobody else. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
