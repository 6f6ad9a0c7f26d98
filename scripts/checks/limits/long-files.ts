import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'

/** Files with more than `most` lines. */
export function longFiles(sources: readonly Source[], most: number): Breaks {
  const lines = sources.map(({ file, text }) => [file, text.split('\n').length - 1] as const)
  return Object.fromEntries(lines.filter(([, count]) => count > most))
}
