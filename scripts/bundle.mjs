import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, context, stop } from 'esbuild'
import { leanMap } from './bundle/bundle-map.mjs'
import { noteBundled } from './bundle/bundle-stamp.mjs'
import { inOneByte } from './bundle/one-byte.mjs'
import { areServersBundled, confined, servers } from './bundle/servers.mjs'

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
const axiosCode = path.join(root, 'node_modules/axios/lib')
/** What axios brings for a network, and what it takes in its place in a browser. */
const withoutNetwork = {
  './http.js': 'helpers/null.js',
  './node/index.js': 'platform/browser/index.js',
}
/**
 * A confined process mounts nothing, streams no page and has no network; what libraries bring for that is a quarter of
 * their code.
 */
const withoutIdleParts = {
  name: 'without-idle-parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-dom\/client$|react-dom-server\.node\.production\.js$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'empty',
    }))
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
    onResolve({ filter: /^\.\/(http|node\/index)\.js$/ }, ({ path: name, importer }) =>
      importer.startsWith(axiosCode) ? { path: path.join(axiosCode, withoutNetwork[name]) } : undefined,
    )
    onResolve({ filter: /^form-data$/ }, () => ({ path: path.join(axiosCode, 'platform/browser/classes/FormData.js') }))
  },
}
/** Where a bundle lies, for code that was written as a module. */
const bundleUrl = "const bundleUrl = require('node:url').pathToFileURL(__filename).href"

/** Such a process has no environment that could choose an edition of React, and starts sooner the less it has to read. */
const lean = {
  plugins: [withoutIdleParts, withLeanMaps],
  banner: {},
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  sourcemap: false,
}

const all = { ...servers, ...confined }

const bundle = (/** @type {[outfile: string, entry: string]} */ [outfile, entry]) => ({
  entryPoints: [path.join(root, entry)],
  outfile: path.join(root, outfile),
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
  plugins: [withLibraries, withLeanMaps],
  write: false,
  logLevel: 'warning',
  ...(outfile in confined ? lean : {}),
})

/** Bundles every server of ours with esbuild, unless nothing changed that went into the bundles that lie there. */
export async function bundleServers() {
  const outfiles = Object.keys(all)
  if (areServersBundled()) return
  const built = await Promise.all(Object.entries(all).map((server) => build({ ...bundle(server), metafile: true })))
  await stop()
  const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs))
  noteBundled(root, outfiles, inputs)
}

/**
 * Bundles the servers again when their sources change; `changed` is told the file that became another.
 * @param {(outfile: string) => void} changed
 */
export async function watchServers(changed) {
  for (const server of Object.entries(all)) {
    const options = bundle(server)
    const hash = () => createHash('sha256').update(readFileSync(options.outfile)).digest('hex')
    let last = hash()
    const tellChanges = {
      name: 'tell-changes',
      setup({ onEnd }) {
        onEnd(({ errors }) => {
          if (errors.length > 0 || hash() === last) return
          last = hash()
          changed(server[0])
        })
      },
    }
    const watched = await context({ ...options, plugins: [...options.plugins, tellChanges] })
    await watched.watch()
  }
}
