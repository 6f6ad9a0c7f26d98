import { readFileSync } from 'node:fs'
import type { LoaderContext, NormalModule } from 'webpack'

interface Output {
  /** contents of all files that the output was built from, by their paths */
  readonly from: ReadonlyMap<string, string>
  readonly code: string
}

/** Outputs by request: the loaders applied and the file they were applied to. */
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
 * Runs before loaders whose output is the same in every remote: a process that builds several of them reuses the output
 * made for the first one, as long as all files it was built from are unchanged.
 */
export function pitch(this: Context): string | undefined {
  const known = outputs.get(this.remainingRequest)
  if (!known || !isUnchanged(known)) return undefined
  for (const file of known.from.keys()) this.addDependency(file)
  return known.code
}

/** Output with errors is never cached, so that every build reports them. */
export default function sharedOutputLoader(this: Context, code: string): string {
  const faults = (this._module as NormalModule | undefined)?.getNumberOfErrors() ?? 0
  if (faults === 0) {
    const from = new Map(this.getDependencies().map((file) => [file, readFileSync(file, 'utf8')]))
    outputs.set(this.remainingRequest, { from, code })
  }
  return code
}
