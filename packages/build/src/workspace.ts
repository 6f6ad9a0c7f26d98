import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const installed = `${path.sep}node_modules${path.sep}`

/** False where a team installed the packed packages: there is no source of them, and the remote is all that is built. */
export const isWorkTree = !import.meta.dirname.includes(installed)

/**
 * Where builds resolve packages, and name modules from, wherever a remote lies: the root of the work tree, or the folder
 * in which the packed packages are installed.
 */
export const workspaceRoot = isWorkTree ? rootAbove(import.meta.dirname) : folderOfInstall(import.meta.dirname)

/** This file lies in its package, or bundled with the program that starts the site. */
function rootAbove(dir: string): string {
  if (existsSync(path.join(dir, 'packages/build/package.json'))) return dir
  const above = path.dirname(dir)
  return above === dir ? path.resolve(import.meta.dirname, '../../..') : rootAbove(above)
}

function folderOfInstall(dir: string): string {
  return dir.slice(0, dir.indexOf(installed))
}

/** How our own files end: a program that another process runs, or webpack loads, is named by its path. */
export const ending = isWorkTree ? '.ts' : '.js'

/** The folder of a package of ours. */
export const packageFolder = (name: string, root = workspaceRoot): string =>
  path.join(root, isWorkTree ? 'packages' : 'node_modules/@nukkad', name)

/** The folder of its code: sources in the work tree, what was compiled of them elsewhere. */
export const codeFolder = (name: string, root = workspaceRoot): string =>
  path.join(packageFolder(name, root), isWorkTree ? 'src' : 'dist')

/** A file that says how everything here is written, such as tsconfig.json: packed, it lies in the package of the build. */
export const rulesFile = (name: string): string => path.join(isWorkTree ? workspaceRoot : packageFolder('build'), name)

/** Folders of the remotes that this work tree holds, sorted. */
export function remoteDirs(root = workspaceRoot): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .sort()
}

/** The version of a package as it is installed here. */
export function installedVersion(name: string, root = workspaceRoot): string {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The version of @nukkad/platform that everything built here runs on. */
export const platformVersion = (root = workspaceRoot): string => installedVersion('@nukkad/platform', root)

/** Folders whose sources go into everything that runs in a browser; what is packed does not change. */
export const sharedSources = (root = workspaceRoot): string[] =>
  isWorkTree ? ['ui', 'blocks', 'editor', 'contracts', 'platform'].map((name) => codeFolder(name, root)) : []
