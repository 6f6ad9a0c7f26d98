/** Set by the build: versions of the libraries that the shell shares, by request. */
declare const NUKKAD_SHARED_VERSIONS: Readonly<Record<string, string>>

declare module '@nukkad/ui/base.css'

interface Window {
  /** Of the page's own first script: does again what was tapped in a slot before it was alive. */
  nukkadEarlyTap?: (slot: Element) => void
}
