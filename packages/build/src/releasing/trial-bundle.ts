import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { isWorkTree, workspaceRoot } from '../workspace.ts'

/** In the work tree, so that libraries can be resolved. */
const folder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/trial')

/** Libraries stay external: a release is tried with the same copies as the program uses. */
const withoutLibraries: Plugin = {
  name: 'without-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith('@nukkad/') ? undefined : { external: true }))
  },
}

/**
 * The path of the program that tries a release: the compiled file if packages are packed, otherwise a bundle of the
 * present sources. Loading those one by one through tsx takes four times the processor time.
 */
export async function trialProgram(): Promise<string> {
  if (!isWorkTree) return path.join(import.meta.dirname, 'trial-program.js')
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'trial-program.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    plugins: [withoutLibraries],
    write: false,
    logLevel: 'silent',
  })
  const contents = outputFiles[0]?.contents ?? new Uint8Array()
  const file = path.join(folder, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`)
  if (existsSync(file)) return file
  // Another process may be writing the same file.
  const own = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(own, contents)
  renameSync(own, file)
  return file
}
