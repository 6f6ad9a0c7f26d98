import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync, type Metafile } from 'esbuild'
import { lockFile } from '../../identity/locked-versions.ts'
import { following } from '../../identity/source-meaning.ts'
import { codeFolder, workspaceRoot } from '../../workspace.ts'

/** Tests of a remote that have not passed as they are now. */
export interface Untested {
  readonly files: readonly string[]
  /** says that they passed */
  remember(): void
}

/** What the tests gate knows of each remote; without it, or with a spoiled one, all are run. */
const usualFolder = path.join(workspaceRoot, 'node_modules/.cache/nukkad/tests')

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isInGraph = (file: string) => /\.(tsx?|css)$/.test(file)

/**
 * The tests of the remote in `dir` whose own file, or anything that it leads to, is not as it was when they passed last:
 * files of any package of ours, the lock file, how tests are run, Node, and whatever else lies beside the remote's code.
 * Undefined where that can't be told, so that all have to run: the remote has a jest set-up of its own, no tests, or does not
 * bundle.
 */
export function untested(dir: string, name: string, folder = usualFolder): Untested | undefined {
  if (existsSync(path.join(dir, 'jest.project.mjs'))) return undefined
  const below = readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' }).sort()
  const tests = below.filter(isTest).map((file) => path.join(dir, 'src', file))
  const inputs = inputsOf(tests)
  if (!inputs || tests.length === 0 || !tests.every((test) => inputs[nameOf(test)])) return undefined
  const hashOf = fileHashes()
  const others = below
    .filter((file) => path.extname(file) && !isInGraph(file))
    .map((file) => path.join(dir, 'src', file))
  const always = [...others, ...aroundTests()].map(hashOf)
  const keys = new Map(
    tests.map((test) => [test, keyOf([process.version, ...always, ...closureOf(test, inputs).map(hashOf)])]),
  )
  const file = path.join(folder, `${name}.json`)
  const passed = new Set(remembered(file))
  return {
    files: tests.filter((test) => !passed.has(keys.get(test) ?? '')),
    remember: () => keep(file, [...keys.values()]),
  }
}

/** As esbuild calls a file. */
const nameOf = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join('/')

/** What each file imports, by its path; undefined where one is not found or can't be read. */
function inputsOf(tests: readonly string[]): Metafile['inputs'] | undefined {
  try {
    return buildSync({ ...following(workspaceRoot), entryPoints: [...tests] }).metafile.inputs
  } catch {
    return undefined
  }
}

/** The file and all that it leads to, sorted. */
function closureOf(test: string, inputs: Metafile['inputs']): string[] {
  const reached = new Set<string>()
  const reach = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const one of inputs[file]?.imports ?? []) if (!one.external) reach(one.path)
  }
  reach(nameOf(test))
  return [...reached].sort().map((file) => path.resolve(workspaceRoot, file))
}

/** How tests are run, and the versions of all that is installed. */
function aroundTests(): string[] {
  const build = codeFolder('build')
  const ours = readdirSync(build).filter((file) => /^jest.*\.mjs$/.test(file))
  return [path.join(workspaceRoot, lockFile(workspaceRoot)), ...ours.map((file) => path.join(build, file))]
}

/** A file's path and content as one hash; each is read once. */
function fileHashes(): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const hash = known.get(file) ?? keyOf([path.relative(workspaceRoot, file), readFileSync(file)])
    known.set(file, hash)
    return hash
  }
}

function keyOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function remembered(file: string): string[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))].flat().map(String)
  } catch {
    return []
  }
}

/** What can't be kept is run again next time. */
function keep(file: string, keys: readonly string[]): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(keys))
    renameSync(draft, file)
  } catch {
    // Nothing depends on it.
  }
}
