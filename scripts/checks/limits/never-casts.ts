import ts from 'typescript'
import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { each, parsed } from './syntax.ts'

/** The number of uses of `as never` in each file: it passes any value as any type, so nothing is checked there. */
export function neverCasts(sources: readonly Source[]): Breaks {
  const found: Record<string, number> = {}
  for (const source of sources) {
    if (!source.text.includes('as never')) continue
    each(parsed(source), (node) => {
      if (!ts.isAsExpression(node) || node.type.kind !== ts.SyntaxKind.NeverKeyword) return
      found[source.file] = (found[source.file] ?? 0) + 1
    })
  }
  return found
}
