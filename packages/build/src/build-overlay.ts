import path from 'node:path'
import { build } from 'esbuild'
import type { Mode } from './webpack/rules.ts'
import { workspaceRoot } from './workspace.ts'

/** What the overlay for developers is built from. */
const overlayFolder = path.join(workspaceRoot, 'shell/src/overlay')

/** It takes these from the shell of the page, by the name that the overlay itself puts them under. */
const lent = ['react', 'react/jsx-runtime', 'react-dom/client']
const before = '(()=>{const require=(name)=>globalThis.nukkadLibraries[name];'

/**
 * Builds the overlay beside the shell: one script and one style sheet that only browsers with the overlay are told of, so
 * that nothing of it, not even a list of its files, is part of what everybody downloads.
 */
export async function buildOverlay(outDir: string, mode: Mode): Promise<{ readonly js: string; readonly css: string }> {
  const { metafile } = await build({
    entryPoints: { overlay: path.join(overlayFolder, 'index.ts') },
    outdir: outDir,
    entryNames: '[name].[hash]',
    bundle: true,
    metafile: true,
    // Libraries are asked for with `require`, where they are first used.
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    external: lent,
    banner: { js: before },
    footer: { js: '})()' },
    loader: { '.module.css': 'local-css' },
    minifyWhitespace: mode === 'production',
    minifySyntax: mode === 'production',
    legalComments: 'none',
    logLevel: 'silent',
  })
  const made = Object.keys(metafile.outputs).map((file) => path.basename(file))
  const named = (ending: string) => made.find((file) => file.endsWith(ending)) ?? ''
  return { js: named('.js'), css: named('.css') }
}
