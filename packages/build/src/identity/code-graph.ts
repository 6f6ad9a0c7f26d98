import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { workspaceRoot } from '../workspace.ts'
import { following } from './following-code.ts'

/** What our own files import, up to the packages of others; files are absolute paths. */
export interface CodeGraph {
  has(file: string): boolean
  /** The file and everything it imports, sorted, without the files in `leftOut` and what only they import. */
  reachedFrom(file: string, leftOut?: readonly string[]): string[]
}

/** Reads the import graph of these files; undefined if one is not found or can't be read. */
export function codeGraph(files: readonly string[]): CodeGraph | undefined {
  const inputs = inputsOf(files)
  if (!inputs) return undefined
  const reachedFrom = (file: string, leftOut: readonly string[] = []) => {
    const notThese = new Set(leftOut.map(nameOf))
    const reached = new Set<string>()
    const reach = (name: string) => {
      if (reached.has(name) || notThese.has(name)) return
      reached.add(name)
      for (const one of inputs[name]?.imports ?? []) if (!one.external) reach(one.path)
    }
    reach(nameOf(file))
    return [...reached].sort().map((name) => path.resolve(workspaceRoot, name))
  }
  return { has: (file) => inputs[nameOf(file)] !== undefined, reachedFrom }
}

function inputsOf(files: readonly string[]) {
  try {
    return buildSync({ ...following(workspaceRoot), entryPoints: [...files] }).metafile.inputs
  } catch {
    return undefined
  }
}

/** The file's name as esbuild writes it. */
const nameOf = (file: string) => path.relative(workspaceRoot, file).split(path.sep).join('/')

/** All files of the remote in `dir`, sorted. */
export const sourcesBelow = (dir: string): string[] =>
  readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.join(dir, 'src', file))

const isInGraph = (file: string) => /\.(tsx?|css)$/.test(file)

/** The files that are neither code nor styles, and so are only read through the file system. */
export const besideCode = (dir: string): string[] =>
  sourcesBelow(dir).filter((file) => path.extname(file) && !isInGraph(file))

/** Hashes a file's path and content together; each file is read once. */
export function fileHashes(): (file: string) => string {
  const known = new Map<string, string>()
  return (file) => {
    const hash = known.get(file) ?? hashOf([path.relative(workspaceRoot, file), readFileSync(file)])
    known.set(file, hash)
    return hash
  }
}

export function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
