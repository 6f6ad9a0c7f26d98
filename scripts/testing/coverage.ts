import { readFileSync } from 'node:fs'
import path from 'node:path'
import { results, root } from './part.ts'

/**
 * Workspaces whose tests run their code in the test process, so that measuring coverage is meaningful and cheap, with
 * the percentage of lines that the tests have to run. A minimum is set where tests were thin; it may be raised.
 */
export const measured: Readonly<Record<string, number | null>> = {
  'mf-content': 97,
  'packages/ui': 97,
  'packages/contracts': 92,
  'mf-account': null,
  'mf-campaigns': null,
  'mf-commerce': null,
  'mf-header': null,
  'packages/blocks': null,
  'packages/editor': null,
  'packages/finder': null,
  'packages/platform': null,
  'packages/sandbox': null,
}

/** Where jest writes the coverage of each file. */
export const coverageFolder = path.join(results, 'coverage')

/** The name of a workspace in jest. */
export const projectOf = (folder: string) => path.basename(folder)

/** The sources of a workspace; test code is not measured. */
const sources = (folder: string) => [
  `${folder}/src/**/*.{ts,tsx}`,
  ...['*.d.ts', '*.test.{ts,tsx}', '*.given.{ts,tsx}', '*.fixtures.{ts,tsx}'].map((name) => `!${folder}/**/${name}`),
  `!${folder}/**/testing/**`,
]

/** The flags that make jest measure these workspaces, including files that no test loads. */
export const coverageFlags = (folders: readonly string[], reporters: readonly string[] = ['json-summary']) => [
  '--coverage',
  '--coverageProvider=v8',
  `--coverageDirectory=${coverageFolder}`,
  ...reporters.map((name) => `--coverageReporters=${name}`),
  ...folders.flatMap(sources).map((pattern) => `--collectCoverageFrom=${pattern}`),
]

interface Counted {
  readonly total: number
  readonly covered: number
}
/** Coverage by the absolute path of a file, and 'total'. */
export type Summary = Readonly<Record<string, { readonly lines: Counted; readonly branches: Counted }>>

export const readSummary = (): Summary =>
  JSON.parse(readFileSync(path.join(coverageFolder, 'coverage-summary.json'), 'utf8'))

/** The coverage of a workspace, in percent. */
export interface Coverage {
  readonly folder: string
  readonly lines: number
  readonly branches: number
}

/** The workspaces in the given order; one without a file in the summary has no coverage. */
export function coverageOf(summary: Summary, folders: readonly string[], at = root): Coverage[] {
  return folders.map((folder) => {
    const below = path.join(at, folder) + path.sep
    const files = Object.entries(summary).filter(([file]) => file.startsWith(below))
    const percent = (kind: 'lines' | 'branches') => {
      const sum = (of: keyof Counted) => files.reduce((all, [, counts]) => all + counts[kind][of], 0)
      return sum('total') === 0 ? 0 : (100 * sum('covered')) / sum('total')
    }
    return { folder, lines: percent('lines'), branches: percent('branches') }
  })
}

export const table = (rows: readonly Coverage[]): string =>
  rows
    .map(
      ({ folder, lines, branches }) =>
        `${folder.padEnd(20)} ${lines.toFixed(1)} % of lines, ${branches.toFixed(1)} % of branches`,
    )
    .join('\n')

/** The workspaces whose coverage is below their minimum, one sentence each. */
export const belowFloor = (rows: readonly Coverage[], floors = measured): string[] =>
  rows.flatMap(({ folder, lines }) => {
    const floor = floors[folder] ?? 0
    return lines < floor
      ? [
          `${folder}: its tests run ${lines.toFixed(1)} % of its lines (wanted: ${floor} %, scripts/testing/coverage.ts)`,
        ]
      : []
  })
