import { renameSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

const root = path.resolve(__dirname, '../../../..')

/** Bundles our own packages, and leaves everything from node_modules external. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup({ onResolve }: { onResolve: import('esbuild').PluginBuild['onResolve'] }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@nukkad/') || path.isAbsolute(name) ? undefined : { external: true },
    )
  },
}

/**
 * Bundles one of our programs into a single file, which starts in a fraction of the time that hundreds of sources take.
 * It is written to the package's `dist`, at the same depth as `main.ts`, so that files beside the sources are found
 * from there too.
 */
export async function bundledProgram(program: string): Promise<string> {
  const [home = '', file = ''] = program.split('/src/')
  const outfile = path.join(root, home, 'dist', `tested-${path.basename(file, '.ts')}.mjs`)
  // Tests of another worker may be starting the existing file.
  const own = `${outfile}.${process.pid}`
  await build({
    entryPoints: [path.join(root, program)],
    outfile: own,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [ownPackagesOnly],
    logLevel: 'warning',
  })
  await stop()
  renameSync(own, outfile)
  return outfile
}
