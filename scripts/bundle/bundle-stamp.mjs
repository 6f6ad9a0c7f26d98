import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const stamp = 'scripts/dist/bundles.json'
/** Files that affect how bundles are made, and which libraries are installed. */
const always = [
  'scripts/bundle.mjs',
  'scripts/bundle/bundle-map.mjs',
  'scripts/bundle/bundle-stamp.mjs',
  'scripts/bundle/one-byte.mjs',
  'scripts/bundle/servers.mjs',
  'packages/build/src/server/with-libraries.mjs',
  'shell/render-program.mjs',
  'package-lock.json',
  'tsconfig.json',
]

/** Modification time and size of a file; null if it does not exist. */
function stateOf(root, file) {
  const stat = statSync(path.resolve(root, file), { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size}` : null
}

const statesOf = (root, files) => Object.fromEntries(files.map((file) => [file, stateOf(root, file)]))

/**
 * Whether the existing bundles were made from the present files.
 * @param {string} root
 * @param {readonly string[]} outfiles
 */
export function isBundled(root, outfiles) {
  try {
    const { node, states } = JSON.parse(readFileSync(path.join(root, stamp), 'utf8'))
    if (node !== process.version || outfiles.some((file) => !(file in states))) return false
    return Object.entries(states).every(([file, state]) => stateOf(root, file) === state)
  } catch {
    return false
  }
}

/**
 * Records what the bundles were made from. `inputs` as reported by esbuild, relative to the working directory;
 * libraries are covered by the lock file.
 * @param {string} root
 * @param {readonly string[]} outfiles
 * @param {readonly string[]} inputs
 */
export function noteBundled(root, outfiles, inputs) {
  const own = [...new Set(inputs)]
    .filter((file) => !file.includes('node_modules/') && !file.includes(':'))
    .map((file) => path.relative(root, path.resolve(file)))
  const states = statesOf(root, [...always, ...outfiles, ...own])
  rmSync(path.join(root, stamp), { force: true })
  writeFileSync(path.join(root, stamp), JSON.stringify({ node: process.version, states }))
}
