import { readFileSync } from 'node:fs'
import path from 'node:path'
import { alternatives } from './document-faults.ts'

/** What docs/map.md must name: files of calls, modules of the API, and folders of remotes except shared parts. */
const mapped = [
  /^\/packages\/contracts\/src\/endpoints\/([\w-]+\/[\w-]+\.ts)\/$/,
  /^\/packages\/api\/src\/(modules\/[\w-]+)\/$/,
  /^\/(mf-[\w-]+\/src\/(?!parts\/)[\w-]+)\/$/,
]

/** Files and folders that the map does not name; `paths` as in ProjectNames. That what it names exists is checked elsewhere. */
export function missingIn(map: string, paths: readonly string[]): string[] {
  const named = new Set([...map.matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) => alternatives(words)))
  return paths
    .flatMap((place) => mapped.flatMap((pattern) => pattern.exec(place)?.[1] ?? []))
    .filter((name) => !named.has(name))
    .map((name) => `does not name ${name}: add it to the row of its area`)
}

export const mapFaults = (root: string, paths: readonly string[]) =>
  missingIn(readFileSync(path.join(root, 'docs/map.md'), 'utf8'), paths)
