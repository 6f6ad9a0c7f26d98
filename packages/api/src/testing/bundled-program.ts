import { renameSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'

const root = path.resolve(__dirname, '../../../..')

/** Our own packages go into the bundle, everything from node_modules stays outside. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup({ onResolve }: { onResolve: import('esbuild').PluginBuild['onResolve'] }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@nukkad/') || path.isAbsolute(name) ? undefined : { external: true },
    )
  },
}

/**
 * One file of a program of ours, which starts in a fraction of the time that hundreds of sources take. It lies in the
 * package's `dist`, as deep as `main.ts` does, so that what is found beside the sources is found from there too.
 */
export async function bundledProgram(program: string): Promise<string> {
  const [home = '', file = ''] = program.split('/src/')
  const outfile = path.join(root, home, 'dist', `tested-${path.basename(file, '.ts')}.mjs`)
  // Tests of another worker may be starting the one that lies there.
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
