import ts from 'typescript'
import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { each, parsed } from './syntax.ts'

/** The number of object literals that are spread into object literals, `{ ...{ a } }`, in each file: `{ a }` says it. */
export function literalSpreads(sources: readonly Source[]): Breaks {
  const found: Record<string, number> = {}
  for (const source of sources) {
    if (!source.text.includes('...{')) continue
    each(parsed(source), (node) => {
      if (!ts.isSpreadAssignment(node) || !ts.isObjectLiteralExpression(node.expression)) return
      found[source.file] = (found[source.file] ?? 0) + 1
    })
  }
  return found
}
