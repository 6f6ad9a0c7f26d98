import path from 'node:path'
import { build } from 'esbuild'
import type { Mode } from './webpack/rules.ts'
import { workspaceRoot } from './workspace.ts'

/** The sources of the inline page scripts. */
const pageScriptsFolder = path.join(workspaceRoot, 'shell/src/page-scripts')

/** The texts of those scripts, by the name under which the shell's server inserts them into a page. */
export interface PageScripts {
  /** in the head of a server-rendered page */
  readonly firstVisit: string
  /** at the end of a server-rendered page */
  readonly drawn: string
  /** in the head of a page that needs its scripts to show anything */
  readonly undrawn: string
}

/** The sources of the scripts for browsers without a network (decision 0678). */
const offlineFolder = path.join(workspaceRoot, 'shell/src/offline')

export interface OfflineScripts {
  /** the service worker, which keeps the page for that case */
  readonly worker: string
  /** removes that worker again */
  readonly leavingWorker: string
  /** inlined in that page */
  readonly page: string
}

/**
 * Builds the scripts that are inlined in the HTML of pages. They must run in browsers of 2020 that are too old for the
 * shell and that show the server-rendered page with all its styles.
 */
export const buildPageScripts = (mode: Mode): Promise<PageScripts> =>
  textsOf(pageScriptsFolder, { firstVisit: 'first-visit.ts', drawn: 'drawn-page.ts', undrawn: 'undrawn-page.ts' }, mode)

/** Builds the service worker and its page, each complete in itself. */
export const buildOfflineScripts = (mode: Mode): Promise<OfflineScripts> =>
  textsOf(offlineFolder, { worker: 'worker.ts', leavingWorker: 'leaving-worker.ts', page: 'page.ts' }, mode)

/** The text of each of these scripts, bundled. */
async function textsOf<Name extends string>(
  folder: string,
  entries: Readonly<Record<Name, string>>,
  mode: Mode,
): Promise<Record<Name, string>> {
  const names = Object.keys(entries) as Name[]
  const { outputFiles } = await build({
    entryPoints: names.map((out) => ({ out, in: path.join(folder, entries[out]) })),
    outdir: folder,
    write: false,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    minify: mode === 'production',
    legalComments: 'none',
    // Modules are strict anyway, so no directive is needed.
    tsconfigRaw: {},
    logLevel: 'silent',
  })
  const text = (name: Name) => outputFiles.find((file) => path.basename(file.path) === `${name}.js`)?.text.trim() ?? ''
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
}
