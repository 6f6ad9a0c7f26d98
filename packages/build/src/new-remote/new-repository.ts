import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { packageFolder } from '../workspace.ts'
import { BadRemoteName, checkRemoteName, copyTemplate, filesIn } from './new-remote.ts'

interface Manifest {
  readonly name?: string
  readonly nukkad?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
}

const scripts = {
  test: 'nukkad-remote test',
  dev: 'nukkad-remote dev',
  build: 'nukkad-remote build',
  release: 'nukkad-remote release',
}

/** npm packs no .gitignore, and the linter of the work tree would take the other for a configuration of its own. */
const named: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'lint.json': 'biome.json' }

function manifestIn(dir: string): Manifest {
  const file = path.join(dir, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/**
 * Begins a remote in a repository of its own: the template, and beside it what the work tree has at its root. `dir` is
 * where the packed packages are installed, and holds nothing else; what npm wrote there of them stays.
 */
export function newRepository(name: string, dir: string): void {
  checkRemoteName(name)
  const folders = ['template', 'template-repository'].map((folder) => path.join(packageFolder('build'), folder))
  const before = manifestIn(dir)
  const files = folders.flatMap(filesIn).filter((file) => file !== 'package.json')
  const present = files.find((file) => existsSync(path.join(dir, named[file] ?? file)))
  if (present || before.nukkad) {
    throw new BadRemoteName(`There is a ${present ?? 'remote'} here already; a remote begins in an empty folder.`)
  }
  for (const folder of folders) copyTemplate(folder, dir, name)
  for (const [from, to] of Object.entries(named)) renameSync(path.join(dir, from), path.join(dir, to))
  const remote = manifestIn(dir)
  // Which tarballs, or which registry, the packages came from is known to npm alone.
  const dependencies = { ...remote.dependencies, ...before.dependencies }
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify({ ...remote, scripts, dependencies }, null, 2)}\n`)
}
