import type { PageFiles } from '@nukkad/contracts'

/** A file that a script of the page fetches: its address, and its integrity or ''. */
export type CheckedFile = readonly [href: string, integrity: string]

/** What the script of a page that the server drew has to ask for, as JSON in the element `#nukkad-scripts`. */
export interface PageScriptData {
  /** addresses of the shell's scripts, which run in this order */
  readonly run: readonly string[]
  /** addresses of the remotes' scripts, which the shell asks for as soon as it runs */
  readonly ready: readonly string[]
  /** lists of all files of those remotes of which parts were drawn that are imported later */
  readonly manifests: readonly CheckedFile[]
}

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? '')

/** What a page that the server drew asks for. */
export const scriptsOfPage = (): PageScriptData => read('nukkad-scripts') as PageScriptData

/** Hashes of the page's own scripts and style sheets, by their addresses; none in a developer's own build. */
export const hashesOfPage = (): PageFiles['hashes'] => (read('nukkad-files') as PageFiles).hashes

/** The manifests of a page that the server did not draw; its scripts are elements. */
export const manifestsOfPage = (): readonly CheckedFile[] => read('nukkad-manifests') as readonly CheckedFile[]
