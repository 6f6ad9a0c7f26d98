/** The browser may still read the file for a while after the click, in milliseconds. */
const keptFor = 60_000

/** Saves a file from an API call to the browser's downloads, so that it needs no address that others could open. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}
