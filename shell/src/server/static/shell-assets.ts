import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Integrity } from '@nukkad/contracts'
import { fromPage } from '../styles/sheet-store.ts'
import { withAddresses } from '../styles/style-rules.ts'

export interface ShellFile {
  readonly href: string
  readonly integrity: Integrity | undefined
}

/** Texts of the scripts in `src/page-scripts`, as built. */
export interface PageScripts {
  /** in the head of a server-rendered page */
  readonly firstVisit: string
  /** at the end of such a page */
  readonly drawn: string
  /** in the head of a page that shows nothing without its scripts */
  readonly undrawn: string
}

/** Texts of the scripts in `src/offline`, as built. */
export interface OfflineScripts {
  /** the service worker */
  readonly worker: string
  /** removes it again */
  readonly leavingWorker: string
  /** inlined in the page that it keeps */
  readonly page: string
}

/** What the shell itself puts into the head of every page. */
export interface ShellAssets {
  readonly js: readonly ShellFile[]
  /** text of its style sheets, with file addresses that work from any page */
  readonly css: string
  /** scripts that are inlined in the page */
  readonly pageScripts: PageScripts
  /** for browsers without a network */
  readonly offlineScripts: OfflineScripts
  /** the developers' overlay; absent if it was not built */
  readonly overlay: { readonly js: ShellFile; readonly css: ShellFile } | undefined
}

/** manifest.json of the shell's browser build; paths are relative to its folder. */
interface ShellManifest {
  /** what a page loads, in this order */
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] }
  readonly overlay?: { readonly js: string; readonly css: string }
  readonly pageScripts: PageScripts
  readonly offlineScripts: OfflineScripts
  readonly files: Readonly<Record<string, { readonly integrity: Integrity }>>
}

/** Reads the build's manifest; throws one sentence if the shell was not built. */
export function shellAssetsOf(folder: string): ShellAssets {
  const file = path.join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Error(`The shell has no browser build in ${folder}: run npm run build.`)
  const { entry, overlay, pageScripts, offlineScripts, files } = JSON.parse(readFileSync(file, 'utf8')) as ShellManifest
  const named = (name: string): ShellFile => ({ href: `/assets/${name}`, integrity: files[name]?.integrity })
  const css = entry.css.map((name) =>
    withAddresses(readFileSync(path.join(folder, name), 'utf8'), fromPage(`/assets/${name}`)),
  )
  return {
    js: entry.js.map(named),
    css: css.join('\n'),
    pageScripts,
    offlineScripts,
    overlay: overlay && { js: named(overlay.js), css: named(overlay.css) },
  }
}
