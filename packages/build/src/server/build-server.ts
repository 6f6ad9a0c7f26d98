import path from 'node:path'
import { build } from 'esbuild'
import type { IdentifiedRemote } from '../fingerprint.ts'
import type { MadeModules } from '../webpack/made-modules.ts'
import type { Mode } from '../webpack/rules.ts'
import { workspaceRoot } from '../workspace.ts'
import { browserOnly, contracts, externalLibraries, made, plainIcons } from './server-plugins.ts'

export interface BuildServerOptions {
  readonly remote: IdentifiedRemote
  readonly mode: Mode
  /** the folder in which `index.cjs` is written */
  readonly outDir: string
  /** from the browser half, which is built first */
  readonly madeModules: MadeModules
}

/**
 * Builds the server half of a release: one CommonJS file that requires only the shared libraries from its renderer.
 * Left readable on purpose: it is not downloaded, and the stack trace of a failed render should point to the source.
 * Throws all errors in one text.
 */
export async function buildServer({ remote, mode, outDir, madeModules }: BuildServerOptions): Promise<void> {
  const assetBase = `/releases/${remote.name}/${remote.version}/browser/`
  const { warnings } = await build({
    stdin: { contents: entryOf(remote), resolveDir: remote.dir, sourcefile: 'slots.js', loader: 'js' },
    outfile: path.join(outDir, 'index.cjs'),
    // The file contains module names, which must be the same wherever the work tree is.
    absWorkingDir: workspaceRoot,
    nodePaths: [path.join(workspaceRoot, 'node_modules')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    legalComments: 'none',
    mainFields: ['module', 'main'],
    conditions: ['module', mode],
    resolveExtensions: ['.tsx', '.ts', '.mjs', '.js'],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022', verbatimModuleSyntax: true } },
    plugins: [externalLibraries, browserOnly, plainIcons, contracts, made(madeModules, assetBase)],
    // Only code that runs in a browser uses import.meta.
    logOverride: { 'empty-import-meta': 'silent' },
    logLevel: 'silent',
  })
  if (warnings.length > 0)
    throw new Error(warnings.map(({ text, location }) => `${location?.file}: ${text}`).join('\n'))
}

/** The module that exports `slots`, each by its name. */
function entryOf({ dir, slots }: IdentifiedRemote): string {
  const all = Object.entries(slots)
  return [
    ...all.map(([, source], at) => `import slot${at} from ${JSON.stringify(path.resolve(dir, source))}`),
    `export const slots = { ${all.map(([slot], at) => `${JSON.stringify(slot)}: slot${at}`).join(', ')} }`,
  ].join('\n')
}
