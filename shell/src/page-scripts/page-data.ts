import type { PageFiles } from '@nukkad/contracts'

/** A file that a script of the page fetches: its address, and its integrity or ''. */
export type CheckedFile = readonly [href: string, integrity: string]

/** What the script of a server-rendered page has to request, as JSON in the element `#nukkad-scripts`. */
export interface PageScriptData {
  /** addresses of the shell's scripts, which run in this order */
  readonly run: readonly string[]
  /** addresses of the remotes' scripts, which the shell requests as soon as it runs */
  readonly ready: readonly string[]
  /** manifests of the remotes with rendered parts that are imported later */
  readonly manifests: readonly CheckedFile[]
}

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '')

/** What a server-rendered page requests. */
export const scriptsOfPage = (): PageScriptData => read('nukkad-scripts') as PageScriptData

/** Hashes of the page's own scripts and style sheets, by address; none in a development build. */
export const hashesOfPage = (): PageFiles['hashes'] => (read('nukkad-files') as PageFiles).hashes

/** The manifests of a page that the server did not render; its scripts are elements. */
export const manifestsOfPage = (): readonly CheckedFile[] => read('nukkad-manifests') as readonly CheckedFile[]
