import path from 'node:path'
import { build } from 'esbuild'
import type { Mode } from './webpack/rules.ts'
import { workspaceRoot } from './workspace.ts'

/** The sources of the developer overlay. */
const overlayFolder = path.join(workspaceRoot, 'shell/src/overlay')

/** Libraries that the overlay takes from the page's shell, through the global in which the overlay registers them. */
const shared = ['react', 'react/jsx-runtime', 'react-dom/client']
const before = '(()=>{const require=(name)=>globalThis.nukkadLibraries[name];'

/**
 * Builds the overlay beside the shell: one script and one style sheet that only browsers with the overlay learn of, so
 * that no part of it, not even a list of its files, is in what every visitor downloads.
 */
export async function buildOverlay(outDir: string, mode: Mode): Promise<{ readonly js: string; readonly css: string }> {
  const { metafile } = await build({
    entryPoints: { overlay: path.join(overlayFolder, 'index.ts') },
    outdir: outDir,
    entryNames: '[name].[hash]',
    bundle: true,
    metafile: true,
    // Libraries are loaded by `require` on first use.
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    external: shared,
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
