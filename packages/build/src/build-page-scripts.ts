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

const entries = { firstVisit: 'first-visit.ts', drawn: 'drawn-page.ts', undrawn: 'undrawn-page.ts' }

/**
 * Builds the scripts that are inlined in the HTML of pages. They must run in browsers of 2020 that are too old for the
 * shell and that show the server-rendered page with all its styles.
 */
export async function buildPageScripts(mode: Mode): Promise<PageScripts> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(entries).map(([out, file]) => ({ out, in: path.join(pageScriptsFolder, file) })),
    outdir: pageScriptsFolder,
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
  const text = (name: keyof PageScripts) =>
    outputFiles.find((file) => path.basename(file.path) === `${name}.js`)?.text.trim() ?? ''
  return { firstVisit: text('firstVisit'), drawn: text('drawn'), undrawn: text('undrawn') }
}
