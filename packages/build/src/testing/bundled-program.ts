import { renameSync } from 'node:fs'
import path from 'node:path'
import { build, stop } from 'esbuild'
import { withLibraries } from '../server/with-libraries.mjs'

const root = path.resolve(__dirname, '../../../..')

/** What libraries written as CommonJS expect. */
const commonJs = [
  "import { createRequire as requireFor } from 'node:module'",
  'const require = requireFor(import.meta.url)',
  'const [__dirname, __filename] = [import.meta.dirname, import.meta.filename]',
].join('\n')

const bundles = new Map<string, Promise<string>>()

/**
 * Bundles one of our programs, named by its path from the root of the repository, into a single file, which starts in
 * a fraction of the time that thousands of files take. It is written to the package's `dist`, at the same depth as
 * `main.ts`, so that files beside the sources are found from there too. Once per process.
 */
export function bundledProgram(program: string): Promise<string> {
  const bundled = bundles.get(program) ?? bundle(program)
  bundles.set(program, bundled)
  return bundled
}

async function bundle(program: string): Promise<string> {
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
    banner: { js: commonJs },
    plugins: [withLibraries],
    logLevel: 'warning',
  })
  await stop()
  renameSync(own, outfile)
  return outfile
}
