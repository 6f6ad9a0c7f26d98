import type { Breaks } from './breaks.ts'
import { fullFolders } from './full-folders.ts'
import { literalSpreads } from './literal-spreads.ts'
import { longFiles } from './long-files.ts'
import { longFunctions } from './long-functions.ts'
import { neverCasts } from './never-casts.ts'
import { repeatedLines } from './repeated-lines.ts'
import { sharedTables } from './shared-tables.ts'
import { isStyleSheet, type Source } from './sources.ts'
import type { SqlFunction } from './sql-writes.ts'
import { strayStatements } from './stray-statements.ts'

export interface Rule {
  /** The rule's requirement, as its message words it. */
  readonly asks: string
  readonly breaks: (sources: readonly Source[], functions: readonly SqlFunction[]) => Breaks
}

/** Rules about TypeScript code. */
const code =
  (breaks: Rule['breaks']): Rule['breaks'] =>
  (sources, functions) =>
    breaks(
      sources.filter((source) => !isStyleSheet(source)),
      functions,
    )

/** Rules that do not apply to tests: folders count subjects, and fixtures write rows and odd values on purpose. */
const shipped = (breaks: Rule['breaks']) =>
  code((sources, functions) =>
    breaks(
      sources.filter(({ isTest }) => !isTest),
      functions,
    ),
  )

/**
 * Tests may repeat their set-up in each file, so a run must be longer there; the same holds for style sheets, whose
 * lines are short and similar.
 */
const repeats: Rule['breaks'] = (sources) => ({
  ...shipped((shippedCode) => repeatedLines(shippedCode, 8))(sources, []),
  ...code((all) =>
    repeatedLines(
      all.filter(({ isTest }) => isTest),
      10,
    ),
  )(sources, []),
  ...repeatedLines(sources.filter(isStyleSheet), 10),
})

/** Each rule by its name in `known.json`. */
export const rules = {
  files: { asks: 'files of at most 250 lines, style sheets included', breaks: (sources) => longFiles(sources, 250) },
  functions: {
    asks: 'functions of at most 80 lines, or a reason above',
    breaks: code((sources) => longFunctions(sources, 80)),
  },
  folders: { asks: 'folders of at most 16 source files', breaks: shipped((sources) => fullFolders(sources, 16)) },
  literalSpreads: { asks: 'no object literal spread into another one', breaks: code(literalSpreads) },
  neverCasts: { asks: 'no `as never`', breaks: shipped(neverCasts) },
  statements: { asks: 'SQL of the servers only in repositories', breaks: shipped(strayStatements) },
  tables: { asks: 'tables that only one module of the API writes', breaks: shipped(sharedTables) },
  repeats: { asks: 'fewer than 8 lines repeated in two places, 10 in tests and style sheets', breaks: repeats },
} satisfies Record<string, Rule>

export type RuleName = keyof typeof rules
