import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { codeFolder, ending } from '../workspace.ts'
import { emit } from './contract-module.ts'

const folder = codeFolder('contracts')
const endpoints = path.join(folder, 'endpoints') + path.sep
const schema = path.join(folder, `schema${ending}`)

/** Whether a module is a contract, of which only what a caller needs goes into a release. */
export const isContract = (file: string): boolean => file.startsWith(endpoints) || file === schema

export interface ContractSource {
  readonly source: string
  /** every file that it was built from */
  readonly files: readonly string[]
}

interface Kept {
  readonly made: Promise<ContractSource>
  /** when each file was last changed */
  readonly changed: Promise<readonly number[]>
}

/** A process builds the browser and the server half of several remotes, all of which import the same contracts. */
const kept = new Map<string, Kept>()

/** A contract as the browser gets it; built once per process unless one of its files changes. */
export async function contractSource(file: string): Promise<ContractSource> {
  const known = kept.get(file)
  if (known && (await isCurrent(known))) return known.made
  const made = evaluate(file)
  kept.set(file, { made, changed: made.then(({ files }) => timesOf(files)) })
  return made
}

const timesOf = (files: readonly string[]) =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)

async function isCurrent({ made, changed }: Kept): Promise<boolean> {
  try {
    const [{ files }, then] = await Promise.all([made, changed])
    return timesOf(files).every((time, at) => time === then[at])
  } catch {
    return false
  }
}

async function evaluate(file: string): Promise<ContractSource> {
  const bundle = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const exports: Record<string, unknown> = {}
  const module = { exports }
  const run = runInThisContext(`(function (module, exports, require) {${bundle.outputFiles[0]?.text ?? ''}\n})`, file)
  run(module, exports, createRequire(file))
  return {
    source: emit(module.exports),
    files: Object.keys(bundle.metafile.inputs).map((input) => path.resolve(input)),
  }
}
