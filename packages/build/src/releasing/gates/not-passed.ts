import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../../workspace.ts'

/** What has not passed a gate in its present state. */
export interface NotPassed<Item> {
  readonly items: readonly Item[]
  /** records that all of them passed */
  remember(): void
}

/**
 * The folder where a gate records what passed, per remote; if it is missing or a file is corrupt, everything is checked
 * again.
 */
export const memoryOf = (gate: 'mount' | 'tests'): string =>
  path.join(workspaceRoot, 'node_modules/.cache/nukkad', gate)

/** Returns the items whose key (a hash of everything they depend on) is not in the file of those that passed last. */
export function notPassed<Item>(file: string, keys: ReadonlyMap<Item, string>): NotPassed<Item> {
  const passed = new Set(remembered(file))
  return {
    items: [...keys].filter(([, key]) => !passed.has(key)).map(([item]) => item),
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

/** If the keys can't be stored, everything is checked again next time. */
function keep(file: string, keys: readonly string[]): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, JSON.stringify(keys))
    renameSync(draft, file)
  } catch {
    // This is only a cache: failing to write it is harmless.
  }
}
