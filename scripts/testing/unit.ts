import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { answeredIn, complaints } from './answered-calls.ts'
import { type Count, counted, results, root, run, type Skipped } from './part.ts'
import { skippedUnits } from './skipped.ts'
import { type FileResult, ungrouped } from './ungrouped.ts'

/** Where the tests of the API note which calls answered well. */
const answers = path.join(results, 'answers')

/** More files than this do not fail because the machine was busy. */
const mostTriedAgain = 4

/** Tests wait for databases and processes a fifth of their time; one worker more than processors fills that. */
const workers = Math.min(availableParallelism() + 1, 8)

interface Outcome {
  readonly isFine: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly Skipped[]
  /** The files with a failure, each with what jest said of it. */
  readonly failures: ReadonlyMap<string, string>
}

function jest(report: string, files: readonly string[] = []): Outcome {
  const file = path.join(results, report)
  const isFine = run(
    [
      'node_modules/jest/bin/jest.js',
      ...['--json', `--outputFile=${file}`, '--silent', `--maxWorkers=${workers}`],
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ],
    // Files that are run once more run each by itself.
    { NUKKAD_ANSWERS: answers, ...(files.length === 0 && { NUKKAD_GROUPED_TESTS: 'true' }) },
  )
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const all = ungrouped(root, testResults as FileResult[])
    const bad = all.filter(({ status }) => status === 'failed')
    return {
      isFine,
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites),
      skipped: skippedUnits(all),
      failures: new Map(bad.map(({ name, message }) => [name, message])),
    }
  } catch {
    return { isFine: false, passed: 0, failed: 1, skipped: [], failures: new Map() }
  }
}

/**
 * Unit and API tests. Files that fail are run once more, as journeys are: sixty databases and two processors let a
 * test wait too long now and then. What passes only then is told as flaky. That every call of the contract answered well
 * somewhere is one more test. `tell` is called with each failure that stays.
 */
export function unit(tell: (failure: string) => void): Count {
  const tests = jestTwice(tell)
  const told = complaints(answeredIn(answers))
  if (told.length > 0) tell(told.join('\n'))
  return {
    ...tests,
    passed: tests.passed + (told.length > 0 ? 0 : 1),
    failed: tests.failed + (told.length > 0 ? 1 : 0),
  }
}

function jestTwice(tell: (failure: string) => void): Count {
  const first = jest('unit.json')
  const files = [...first.failures.keys()]
  const isTriedAgain = files.length > 0 && files.length <= mostTriedAgain
  if (!isTriedAgain) return counted(first.isFine, toldOf(first, tell))
  for (const [file, message] of first.failures) console.log(`\nRun once more: ${path.relative(root, file)}\n${message}`)
  const second = jest('unit-again.json', files)
  for (const file of files) if (!second.failures.has(file)) console.log(`Flaky: ${path.relative(root, file)}`)
  const { failed } = toldOf(second, tell)
  return counted(second.isFine, { passed: first.passed + first.failed - failed, failed, skipped: first.skipped })
}

function toldOf({ passed, failed, skipped, failures }: Outcome, tell: (failure: string) => void): Count {
  for (const [file, message] of failures) tell(`${path.relative(root, file)}\n${message}`)
  return { passed, failed, skipped }
}
