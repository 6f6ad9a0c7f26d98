import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { build } from 'esbuild'
import { codeFolder, ending } from '../workspace.ts'

const folder = codeFolder('contracts')
const endpoints = path.join(folder, 'endpoints') + path.sep
const schema = path.join(folder, `schema${ending}`)

/** Whether of a module only what a caller needs goes into a release. */
export const isContract = (file: string): boolean => file.startsWith(endpoints) || file === schema

export interface ContractSource {
  readonly source: string
  /** every file that it was made from */
  readonly files: readonly string[]
}

interface Kept {
  readonly made: Promise<ContractSource>
  /** when each file was changed last */
  readonly changed: Promise<readonly number[]>
}

/** A process builds the browser and the server half of several remotes, and all ask for the same calls. */
const kept = new Map<string, Kept>()

/** A contract as the browser gets it; made once in a process for as long as none of its files changes. */
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

/** The module as the browser gets it. Exported for its test. */
export function emit(exported: Record<string, unknown>): string {
  const lines: string[] = []
  for (const [name, value] of Object.entries(exported)) {
    const kept = isEndpoint(value) ? callOf(value) : isGroup(value) ? callsOf(value) : value
    if (isPlainData(kept)) lines.push(`export const ${name} = ${JSON.stringify(kept)};`)
  }
  return `${lines.join('\n')}\nexport {};\n`
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

interface Called {
  readonly method: string
  readonly url: string
  readonly access: string
  readonly answers?: string
  readonly isShared?: boolean
}

/** What the client needs to know of a call. */
const callOf = ({ method, url, access, answers, isShared }: Called): Called => ({
  method,
  url,
  access,
  ...(answers && { answers }),
  ...(isShared && { isShared }),
})

/** Calls that belong together, by name. */
const isGroup = (value: unknown): value is Record<string, Called> =>
  isRecord(value) && Object.values(value).length > 0 && Object.values(value).every(isEndpoint)
const callsOf = (group: Record<string, Called>) =>
  Object.fromEntries(Object.entries(group).map(([name, call]) => [name, callOf(call)]))

function isEndpoint(value: unknown): value is Called {
  return isRecord(value) && typeof value.method === 'string' && typeof value.url === 'string' && 'schema' in value
}

/** TypeBox marks its schemas with a hidden `~kind`; whatever carries one, at any depth, is no plain data. */
function isPlainData(value: unknown): boolean {
  if (!isRecord(value)) return value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if ('~kind' in value) return false
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isPlainData)
}
