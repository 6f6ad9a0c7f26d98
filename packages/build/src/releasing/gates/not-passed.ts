import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'

/** What has not passed a gate as it is now. */
export interface NotPassed<Thing> {
  readonly things: readonly Thing[]
  /** says that all of them passed */
  remember(): void
}

/** What a gate knows of each remote; without it, or with a spoiled file, all have to pass again. */
export const memoryOf = (gate: 'mount' | 'tests'): string =>
  path.join(workspaceRoot, 'node_modules/.cache/nukkad', gate)

/** Of these things those whose key, a hash of all that they depend on, is not in the file of those that passed last. */
export function notPassed<Thing>(file: string, keys: ReadonlyMap<Thing, string>): NotPassed<Thing> {
  const passed = new Set(remembered(file))
  return {
    things: [...keys].filter(([, key]) => !passed.has(key)).map(([thing]) => thing),
    remember: () => keep(file, [...keys.values()]),
  }
}

function remembered(file: string): string[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))].flat().map(String)
  } catch {
    return []
  }
}

/** What can't be kept has to pass again next time. */
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
