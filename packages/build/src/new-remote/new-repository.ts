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

/** npm does not pack .gitignore, and the work tree's linter would read the other as its own configuration. */
const named: Readonly<Record<string, string>> = { gitignore: '.gitignore', 'lint.json': 'biome.json' }

function manifestIn(dir: string): Manifest {
  const file = path.join(dir, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}

/**
 * Creates a remote in its own repository: the template, plus what the work tree has at its root. `dir` is where the
 * packed packages are installed and must hold nothing else; what npm wrote there is kept.
 */
export function newRepository(name: string, dir: string): void {
  checkRemoteName(name)
  const folders = ['template', 'template-repository'].map((folder) => path.join(packageFolder('build'), folder))
  const before = manifestIn(dir)
  const files = folders.flatMap(filesIn).filter((file) => file !== 'package.json')
  const present = files.find((file) => existsSync(path.join(dir, named[file] ?? file)))
  if (present || before.nukkad) {
    throw new BadRemoteName(`There is already a ${present ?? 'remote'} here; a new remote needs an empty folder.`)
  }
  for (const folder of folders) copyTemplate(folder, dir, name)
  for (const [from, to] of Object.entries(named)) renameSync(path.join(dir, from), path.join(dir, to))
  const remote = manifestIn(dir)
  // Only npm knows from which tarballs or registry the packages came.
  const dependencies = { ...remote.dependencies, ...before.dependencies }
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify({ ...remote, scripts, dependencies }, null, 2)}\n`)
}
