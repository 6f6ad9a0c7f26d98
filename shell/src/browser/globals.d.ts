/** Set by the build: versions of the libraries that the shell shares, by request. */
declare const NUKKAD_SHARED_VERSIONS: Readonly<Record<string, string>>

declare module '@nukkad/ui/base.css'
declare module '*/awaited-header.css'
declare module '*/late-main.css'

interface Window {
  /** Set by the page's first script: requests for manifests of its releases, by path. */
  nukkadManifests?: Record<string, Promise<Response>>
  /** Set by the page's first script: style sheets that are loading, by path; false for one that failed. */
  nukkadStyles?: Record<string, import('../page-scripts/take-styles.ts').ComingSheet>
  /** Set by the page's first script: texts of fields that were changed before their slot was hydrated. */
  nukkadEarlyTyping?: Map<Element, string>
  /**
   * Set by the page's first script: called when a slot handles taps itself, and again when it is interactive: earlier
   * taps are then replayed.
   */
  nukkadEarlyTap?: (slot: Element, isAlive: boolean) => void
}
