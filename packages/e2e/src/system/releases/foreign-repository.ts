import { type ChildProcess, spawn } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../site.ts'

interface Locked {
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const { packages: lock } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked | undefined>>
}

/** The path from which Node resolves a package required in `from`. */
function placeOf(name: string, from: string): string | undefined {
  const place = path.posix.join(from, 'node_modules', name)
  if (lock[place]) return place
  const above = from.lastIndexOf('/node_modules/')
  return from === '' ? undefined : placeOf(name, above < 0 ? '' : from.slice(0, above))
}

/**
 * The paths of the packages that the workspaces in these folders depend on, transitively, and their tools: the packed
 * build lists these as dependencies.
 */
function neededPlaces(folders: readonly string[]): Set<string> {
  const places = new Set<string>()
  const add = (name: string, from: string) => {
    const place = placeOf(name, from)
    if (!place || lock[place]?.link || places.has(place) || !existsSync(path.join(root, place))) return
    places.add(place)
    const { dependencies, optionalDependencies } = lock[place] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, place)
  }
  for (const folder of folders) {
    const { dependencies, devDependencies } = lock[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) add(name, folder)
  }
  return places
}

/** Copies a folder quickly by hard links, or by copying if it is on another disk. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkFolder(source, target)
    } else if (entry.isFile()) {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

/** Recreates npm's links to the executables of the packages in a folder. */
function linkPrograms(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const target = readlinkSync(path.join(from, name))
    if (existsSync(path.resolve(to, target))) symlinkSync(target, path.join(to, name))
  }
}

/**
 * Links the packages installed at these paths into a repository, with a lockfile, so that npm treats them as installed
 * and fetches nothing.
 */
function linkInstalled(places: ReadonlySet<string>, repository: string): void {
  for (const place of places) linkFolder(path.join(root, place), path.join(repository, place))
  const folders = new Set(
    [...places].map((place) => `${place.slice(0, place.lastIndexOf('node_modules/'))}node_modules`),
  )
  for (const folder of folders) linkPrograms(path.join(root, folder, '.bin'), path.join(repository, folder, '.bin'))
  const packages = Object.fromEntries([...places].map((place) => [place, lock[place]]))
  const note = { name: 'repository', lockfileVersion: 3, requires: true }
  writeFileSync(path.join(repository, 'package.json'), '{}')
  writeFileSync(
    path.join(repository, 'package-lock.json'),
    JSON.stringify({ ...note, packages: { '': {}, ...packages } }),
  )
  writeFileSync(path.join(repository, 'node_modules/.package-lock.json'), JSON.stringify({ ...note, packages }))
}

/** A program's exit code and its output. */
export interface Ended {
  readonly code: number | null
  readonly said: string
}

/** Runs a program to completion without blocking the test, which keeps serving pages. */
export function runProgram(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const [program = '', ...words] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd,
      env: { ...foreignEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

/** Starts a long-running program and waits until it prints these words. */
export async function startProgram(command: readonly string[], cwd: string, words: string): Promise<ChildProcess> {
  const [program = '', ...rest] = command
  const child = spawn(program, rest, { cwd, env: foreignEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes(words)) resolve()
      })
    }
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}:\n${said}`)))
  })
  return child
}

/**
 * The environment without anything that reveals this project: npm sets variables for its child processes, which would
 * mislead another npm.
 */
function foreignEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NUKKAD|REGISTRY_|NODE_OPTIONS|INIT_CWD)/i.test(name),
  )
  return Object.fromEntries(own)
}

async function mustRun(command: readonly string[], cwd: string): Promise<string> {
  const { code, said } = await runProgram(command, cwd)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${said}`)
  return said
}

/**
 * Creates an empty repository in `dir`, outside the project, with only the packed packages installed. Their
 * dependencies come from those installed here, without a network; npm fails if their package.json omits one. Returns
 * its folder.
 */
export async function foreignRepository(dir: string): Promise<string> {
  const packs = path.join(dir, 'packs')
  await mustRun([process.execPath, '--import', 'tsx', 'scripts/pack.ts', packs], root)
  const repository = path.join(dir, 'repository')
  const tarballs = readdirSync(packs)
  const folders = tarballs.map((file) => `packages/${/^nukkad-([a-z]+)-/.exec(file)?.[1]}`)
  linkInstalled(neededPlaces(folders), repository)
  const files = tarballs.map((file) => path.join(packs, file))
  await mustRun(['npm', 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...files], repository)
  return repository
}
