import path from 'node:path'
import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'

/** Folders with more than `most` source files directly in them; tests and style sheets do not count. */
export function fullFolders(sources: readonly Source[], most: number): Breaks {
  const counts: Record<string, number> = {}
  for (const { file } of sources) {
    const folder = path.posix.dirname(file)
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > most))
}
