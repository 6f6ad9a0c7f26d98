import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, context, stop } from 'esbuild'
import { renderProgram } from '../shell/render-program.mjs'
import { leanMap } from './bundle/bundle-map.mjs'
import { noteBundled } from './bundle/bundle-stamp.mjs'
import { inOneByte } from './bundle/one-byte.mjs'
import { areServersBundled, outfiles, servers } from './bundle/servers.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** They are native, or read files that lie beside their own. */
const apart = ['sharp', '@node-rs/argon2', 'esbuild', 'lightningcss']

/**
 * Libraries go into the bundle, for reading one large file takes half the time of a thousand small ones; what is
 * imported only when it is needed stays outside.
 */
const withLibraries = {
  name: 'with-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      apart.includes(name) || (kind === 'dynamic-import' && !name.startsWith('@nukkad/'))
        ? { external: true }
        : undefined,
    )
  },
}
/** Writes what was built, each source map without its libraries. */
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
/** Where a bundle lies, for code that was written as a module. */
const bundleUrl = "const bundleUrl = require('node:url').pathToFileURL(__filename).href"

const server = (/** @type {string} */ entry) => ({
  entryPoints: [path.join(root, entry)],
  bundle: true,
  platform: 'node',
  target: 'node20',
  // V8 keeps compiled code of scripts, not of modules, and such a script can import nothing itself.
  format: 'cjs',
  supported: { 'dynamic-import': false },
  sourcemap: true,
  // A trace names files and lines; the lines themselves would lie in the memory of every server.
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

/** Bundles every server of ours with esbuild, unless nothing changed that went into the bundles that lie there. */
export async function bundleServers() {
  if (areServersBundled()) return
  const built = await Promise.all(outfiles.map((outfile) => build({ ...bundle(outfile), metafile: true })))
  await stop()
  const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs))
  noteBundled(root, outfiles, inputs)
}

/**
 * Bundles the servers again when their sources change; `changed` is told the file that became another.
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
