import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buildSync } from 'esbuild'

const doors = ['typebox', 'typebox/value', 'typebox/format', 'typebox/compile']

/** The node_modules in which TypeBox is found from here. */
function installed() {
  const folders = createRequire(import.meta.url).resolve.paths('typebox') ?? []
  const found = folders.find((folder) => existsSync(path.join(folder, 'typebox/package.json')))
  if (!found) throw new Error('TypeBox is not installed.')
  return found
}

/**
 * TypeBox as one file for tests: it comes in almost seven hundred, and jest loads each of them anew for each test file,
 * which takes about a quarter of a second. All doors lead into the same file, so that they share one state. Made once for a
 * version. Answers with jest's moduleNameMapper for it.
 */
export function mapTypebox() {
  const modules = installed()
  const { version } = JSON.parse(readFileSync(path.join(modules, 'typebox/package.json'), 'utf8'))
  const folder = path.join(path.dirname(modules), '.nukkad/cache/jest', `typebox-${version}`)
  if (!existsSync(folder)) make(modules, folder)
  return Object.fromEntries(doors.map((door) => [`^${door}$`, path.join(folder, fileOf(door))]))
}

const fileOf = (door) => `${door.replace('/', '-')}.js`

function make(modules, folder) {
  const own = `${folder}.${process.pid}`
  mkdirSync(own, { recursive: true })
  buildSync({
    stdin: {
      contents: doors.map((door, at) => `export * as door${at} from '${door}'`).join('\n'),
      resolveDir: path.dirname(modules),
    },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    outfile: path.join(own, 'all.js'),
    logLevel: 'error',
  })
  for (const [at, door] of doors.entries()) {
    writeFileSync(path.join(own, fileOf(door)), `module.exports = require('./all.js').door${at}\n`)
  }
  // Another process may have been quicker.
  try {
    renameSync(own, folder)
  } catch {
    rmSync(own, { recursive: true, force: true })
  }
}
