import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, context, stop } from 'esbuild'
import { withLibraries } from '../packages/build/src/server/with-libraries.mjs'
import { renderProgram } from '../shell/render-program.mjs'
import { leanMap } from './bundle/bundle-map.mjs'
import { noteBundled } from './bundle/bundle-stamp.mjs'
import { inOneByte } from './bundle/one-byte.mjs'
import { areServersBundled, outfiles, servers } from './bundle/servers.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** Writes the build output, each source map without its libraries. */
const withLeanMaps = {
  name: 'with-lean-maps',
  setup({ onEnd }) {
    onEnd(({ outputFiles = [] }) => {
      for (const { path: file, text } of outputFiles) {
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, file.endsWith('.map') ? leanMap(text) : inOneByte(text))
      }
    })
  },
}
/** The URL of a bundle, for code that was written as a module. */
const bundleUrl = "const bundleUrl = require('node:url').pathToFileURL(__filename).href"

const server = (/** @type {string} */ entry) => ({
  entryPoints: [path.join(root, entry)],
  bundle: true,
  platform: 'node',
  target: 'node20',
  // V8 caches compiled code of scripts, not of modules, and such a script can't import anything itself.
  format: 'cjs',
  supported: { 'dynamic-import': false },
  sourcemap: true,
  // A stack trace needs files and line numbers; the lines themselves would use memory in every server.
  sourcesContent: false,
  jsx: 'automatic',
  banner: { js: bundleUrl },
  define: { 'import.meta.url': 'bundleUrl', 'import.meta.dirname': '__dirname' },
  plugins: [withLibraries],
  logLevel: 'warning',
})

const bundle = (/** @type {string} */ outfile) => {
  const options = outfile in servers ? server(servers[outfile]) : renderProgram
  return { ...options, outfile: path.join(root, outfile), plugins: [...options.plugins, withLeanMaps], write: false }
}

/** Bundles all of our servers with esbuild, unless the existing bundles are up to date. */
export async function bundleServers() {
  if (areServersBundled()) return
  const built = await Promise.all(outfiles.map((outfile) => build({ ...bundle(outfile), metafile: true })))
  await stop()
  const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs))
  noteBundled(root, outfiles, inputs)
}

/**
 * Bundles the servers again when their sources change; `changed` gets each bundle file that differs.
 * @param {(outfile: string) => void} changed
 */
export async function watchServers(changed) {
  for (const outfile of outfiles) {
    const options = bundle(outfile)
    const hash = () => createHash('sha256').update(readFileSync(options.outfile)).digest('hex')
    let last = hash()
    const tellChanges = {
      name: 'tell-changes',
      setup({ onEnd }) {
        onEnd(({ errors }) => {
          if (errors.length > 0 || hash() === last) return
          last = hash()
          changed(outfile)
        })
      },
    }
    const watched = await context({ ...options, plugins: [...options.plugins, tellChanges] })
    await watched.watch()
  }
}
