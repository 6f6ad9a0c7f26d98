import path from 'node:path'
import { root, type Skipped } from './part.ts'

const unexplained = 'no reason given'

interface JestFile {
  readonly name: string
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
}

/**
 * Skipped tests of a jest report; the reason is in the title of the test or of a group around it: `…, skipped: why`.
 */
export const skippedUnits = (files: readonly JestFile[]): Skipped[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'todo')
      .map(({ fullName }) => {
        const [, before = fullName, reason = unexplained] = /^(.*), skipped: (.*)$/.exec(fullName) ?? []
        return { title: `${path.relative(root, name)}: ${before}`, reason }
      }),
  )

interface JourneySuite {
  readonly title: string
  readonly suites?: readonly JourneySuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/** Skipped tests of a Playwright report, where the skip itself carries the reason. */
export const skippedJourneys = (suites: readonly JourneySuite[]): Skipped[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => [
    ...skippedJourneys(inner.map((suite) => ({ ...suite, title: `${title} ${suite.title}` }))),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'skipped')
        .map(({ projectName, annotations }) => ({
          title: `${title}: ${spec.title} (${projectName})`,
          reason: annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? unexplained,
        })),
    ),
  ])

/** The last lines of a run: each skipped test, then the count on a line of its own. */
export function closingLines(passed: number, failed: number, skipped: readonly Skipped[]): string[] {
  const count = `${passed} passed, ${failed} failed`
  if (skipped.length === 0) return [count]
  return [
    'Skipped:',
    ...skipped.map(({ title, reason }) => `  ${title} — ${reason}`),
    '',
    `${count}, ${skipped.length} skipped`,
  ]
}
