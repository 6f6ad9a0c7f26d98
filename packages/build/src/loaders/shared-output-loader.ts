import { readFileSync } from 'node:fs'
import type { LoaderContext, NormalModule } from 'webpack'

interface Output {
  /** contents of all files that went into it, by their paths */
  readonly from: ReadonlyMap<string, string>
  readonly code: string
}

/** By the loaders that made it and the file they made it of. */
const outputs = new Map<string, Output>()
type Context = LoaderContext<Record<string, never>>

const isUnchanged = ({ from }: Output): boolean =>
  [...from].every(([file, content]) => {
    try {
      return readFileSync(file, 'utf8') === content
    } catch {
      return false
    }
  })

/**
 * Stands before loaders whose output is the same in every remote: a process that builds several of them takes what the
 * first one made of a shared file, as long as all files that it was made of are the same.
 */
export function pitch(this: Context): string | undefined {
  const known = outputs.get(this.remainingRequest)
  if (!known || !isUnchanged(known)) return undefined
  for (const file of known.from.keys()) this.addDependency(file)
  return known.code
}

/** What is wrong with a file is told by each build of it, and so is never kept. */
export default function sharedOutputLoader(this: Context, code: string): string {
  const faults = (this._module as NormalModule | undefined)?.getNumberOfErrors() ?? 0
  if (faults === 0) {
    const from = new Map(this.getDependencies().map((file) => [file, readFileSync(file, 'utf8')]))
    outputs.set(this.remainingRequest, { from, code })
  }
  return code
}
