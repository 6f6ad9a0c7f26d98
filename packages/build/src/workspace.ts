import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The root of the work tree: all builds resolve packages and name modules from here, wherever a remote lies. */
export const workspaceRoot = rootAbove(import.meta.dirname)

/** This file lies in its package, or bundled with the program that starts the site. */
function rootAbove(dir: string): string {
  if (existsSync(path.join(dir, 'packages/build/package.json'))) return dir
  const above = path.dirname(dir)
  return above === dir ? path.resolve(import.meta.dirname, '../../..') : rootAbove(above)
}

/** Folders of the remotes that this work tree holds, sorted. */
export function remoteDirs(root = workspaceRoot): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .sort()
}

/** The version of @nukkad/platform that everything built from this work tree runs on. */
export function platformVersion(root = workspaceRoot): string {
  const file = path.join(root, 'packages/platform/package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Folders whose sources go into everything that runs in a browser. */
export const sharedSources = (root = workspaceRoot): string[] =>
  [
    'packages/ui/src',
    'packages/blocks/src',
    'packages/editor/src',
    'packages/contracts/src',
    'packages/platform/src',
  ].map((folder) => path.join(root, folder))
