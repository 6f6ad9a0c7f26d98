import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const installed = `${path.sep}node_modules${path.sep}`

/** False where a team has installed the packed packages: their sources are not there, and only the remote is built. */
export const isWorkTree = !import.meta.dirname.includes(installed)

/**
 * The folder from which builds resolve packages and name modules, wherever a remote is: the root of the work tree, or
 * the folder in which the packed packages are installed.
 */
export const workspaceRoot = isWorkTree ? rootAbove(import.meta.dirname) : folderOfInstall(import.meta.dirname)

/** Finds the root above this file, which is in its package or bundled with the program that starts the site. */
function rootAbove(dir: string): string {
  if (existsSync(path.join(dir, 'packages/build/package.json'))) return dir
  const above = path.dirname(dir)
  return above === dir ? path.resolve(import.meta.dirname, '../../..') : rootAbove(above)
}

function folderOfInstall(dir: string): string {
  return dir.slice(0, dir.indexOf(installed))
}

/** The extension of our own files: programs run by another process, and loaders of webpack, are named by their path. */
export const ending = isWorkTree ? '.ts' : '.js'

/** The folder of one of our packages. */
export const packageFolder = (name: string, root = workspaceRoot): string =>
  path.join(root, isWorkTree ? 'packages' : 'node_modules/@nukkad', name)

/** The folder of a package's code: its sources in the work tree, compiled output elsewhere. */
export const codeFolder = (name: string, root = workspaceRoot): string =>
  path.join(packageFolder(name, root), isWorkTree ? 'src' : 'dist')

/** A configuration file for all our code, such as tsconfig.json; when packed, it is in the package of the build. */
export const rulesFile = (name: string): string => path.join(isWorkTree ? workspaceRoot : packageFolder('build'), name)

/** Folders of the remotes in this work tree, sorted. */
export function remoteDirs(root = workspaceRoot): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .sort()
}

/** The installed version of a package. */
export function installedVersion(name: string, root = workspaceRoot): string {
  const file = path.join(root, 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** The version of @nukkad/platform that everything built here uses. */
export const platformVersion = (root = workspaceRoot): string => installedVersion('@nukkad/platform', root)

/** Folders whose sources go into all browser code; empty for packed packages, which do not change. */
export const sharedSources = (root = workspaceRoot): string[] =>
  isWorkTree ? ['ui', 'blocks', 'editor', 'contracts', 'platform'].map((name) => codeFolder(name, root)) : []
