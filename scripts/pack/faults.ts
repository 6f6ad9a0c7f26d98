import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import type { Manifest } from './packages.ts'

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that the files below a folder import, including declarations. */
function importedIn(dir: string): Set<string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$|\.d\.ts$/.test(file))
  const requests = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(path.join(dir, file), 'utf8')).importedFiles.map(({ fileName }) => fileName),
  )
  return new Set(requests.filter((request) => !/^\.|^node:/.test(request)).map(packageOf))
}

/** Why a package can't be packed, one sentence per fault: installed alone, it only has its declared dependencies. */
export function packingFaults(
  { name, version, dependencies, peerDependencies }: Manifest,
  dist: string,
  changelog: string,
): string[] {
  const declared = { ...dependencies, ...peerDependencies }
  const undeclared = [...importedIn(dist)].filter((one) => one !== name && !Object.hasOwn(declared, one))
  const loose = Object.entries(declared).filter(
    ([, wanted]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(wanted),
  )
  return [
    ...undeclared.map((one) => `${name} imports ${one}, which its package.json does not list.`),
    ...loose.map(([one, wanted]) => `${name} requires ${one} '${wanted}', which is not an exact version.`),
    ...(changelog.includes(`\n## ${version}\n`) ? [] : [`${name} ${version} has no entry in its CHANGELOG.md.`]),
  ]
}
