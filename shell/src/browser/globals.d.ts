/** Set by the build: versions of the libraries that the shell shares, by request. */
declare const NUKKAD_SHARED_VERSIONS: Readonly<Record<string, string>>

declare module '@nukkad/ui/base.css'
declare module '*/late-main.css'

interface Window {
  /** Of the page's own first script: manifests of its releases that are on their way, by path. */
  nukkadManifests?: Record<string, Promise<Response>>
  /** Of the page's own first script: style sheets that are on their way, by path; false for one that did not come. */
  nukkadStyles?: Record<string, import('../page-scripts/take-styles.ts').ComingSheet>
  /** Of the page's own first script: texts of fields that were changed before their slot was alive. */
  nukkadEarlyTyping?: Map<Element, string>
  /** Of the page's own first script: a slot listens by itself from now on, then is alive: what was tapped before is done again. */
  nukkadEarlyTap?: (slot: Element, isAlive: boolean) => void
}
