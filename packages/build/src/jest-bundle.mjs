import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync } from 'esbuild'

/** The node_modules folder in which a library is found from here. */
function installed(library) {
  const folders = createRequire(import.meta.url).resolve.paths(library) ?? []
  const found = folders.find((folder) => existsSync(path.join(folder, library, 'package.json')))
  if (!found) throw new Error(`${library} is not installed.`)
  return found
}

/** Changes with what is installed where npm records that, otherwise with the library's own version. */
function editionOf(modules, library) {
  const lock = path.join(modules, '.package-lock.json')
  return readFileSync(existsSync(lock) ? lock : path.join(modules, library, 'package.json'))
}

/**
 * Bundles libraries into one file for tests: jest loads each file of a library again for each test file, and some
 * libraries have hundreds. All entry points lead to the same file, so that they share one state; each runs when first
 * required. Made once per installed state. Returns jest's moduleNameMapper for the entry points, the first of which is
 * the library's own name.
 */
export function bundledForJest(entries) {
  const [library] = entries
  const modules = installed(library)
  const edition = createHash('sha256').update(editionOf(modules, library)).update(entries.join()).digest('hex')
  const name = `${library.replace(/\W+/g, '-')}-${edition.slice(0, 12)}`
  const folder = path.join(path.dirname(modules), '.nukkad/cache/jest', name)
  if (!existsSync(folder)) make(entries, modules, folder)
  return Object.fromEntries(entries.map((entry) => [`^${entry}$`, path.join(folder, fileOf(entry))]))
}

const fileOf = (entry) => `${entry.replace(/[^\w.]+/g, '-')}.js`

function make(entries, modules, folder) {
  const own = `${folder}.${process.pid}`
  mkdirSync(own, { recursive: true })
  buildSync({
    stdin: {
      contents: entries.map((entry) => `exports['${entry}'] = () => require('${entry}')`).join('\n'),
      resolveDir: path.dirname(modules),
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external: ['pg-native'],
    outfile: path.join(own, 'all.js'),
    logLevel: 'error',
  })
  for (const entry of entries) {
    writeFileSync(path.join(own, fileOf(entry)), `module.exports = require('./all.js')['${entry}']()\n`)
  }
  // Another process may have been faster.
  try {
    renameSync(own, folder)
  } catch {
    rmSync(own, { recursive: true, force: true })
  }
}
