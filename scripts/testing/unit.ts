import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { answeredIn, complaints } from './answered-calls.ts'
import { belowFloor, coverageFlags, coverageOf, measured, projectOf, readSummary, table } from './coverage.ts'
import { type Count, counted, results, root, run, type Skipped } from './part.ts'
import { skippedUnits } from './skipped.ts'
import { type FileResult, ungrouped } from './ungrouped.ts'

/** Where the tests of the API record which calls were answered successfully. */
const answers = path.join(results, 'answers')

/** Temporary files of all tests. A run makes hundreds of folders, so they are removed together afterwards. */
const temporary = path.join(tmpdir(), `nukkad-unit-${process.pid}`)

/** Failures in more files than this are not caused by a busy machine. */
const mostTriedAgain = 4

/**
 * Tests spend a fifth of their time waiting for databases and processes; one more worker than processors makes up for
 * it.
 */
const workers = Math.min(availableParallelism() + 1, 8)

interface Outcome {
  readonly isFine: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly Skipped[]
  /** The files with a failure, each with jest's message. */
  readonly failures: ReadonlyMap<string, string>
}

function jest(report: string, flags: readonly string[], isGrouped = true): Outcome {
  const file = path.join(results, report)
  const isFine = run(
    [
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${file}`,
      '--silent',
      `--maxWorkers=${workers}`,
      ...flags,
    ],
    { NUKKAD_ANSWERS: answers, TMPDIR: temporary, ...(isGrouped && { NUKKAD_GROUPED_TESTS: 'true' }) },
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
 * Unit and API tests. Files that fail are run once more, as journeys are: with sixty databases on two processors a test
 * occasionally waits too long. A test that only passes then is reported as flaky. Two more checks count as tests: that
 * every call of the contract was answered successfully somewhere, and that no workspace's coverage fell below its
 * minimum. `tell` is called with each remaining failure.
 */
export function unit(tell: (failure: string) => void): Count {
  mkdirSync(temporary, { recursive: true })
  let count = jestTwice(tell)
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  for (const faults of [complaints(answeredIn(answers)), lowCoverage()]) {
    if (faults.length > 0) tell(faults.join('\n'))
    const [passed, failed] = faults.length > 0 ? [0, 1] : [1, 0]
    count = { ...count, passed: count.passed + passed, failed: count.failed + failed }
  }
  return count
}

/** Prints the coverage of the measured workspaces; returns those below their minimum. */
function lowCoverage(): string[] {
  try {
    const rows = coverageOf(readSummary(), Object.keys(measured))
    console.log(`\n${table(rows)}`)
    return belowFloor(rows)
  } catch (error) {
    return [`jest did not write any coverage: ${error instanceof Error ? error.message : error}`]
  }
}

/** Measured workspaces run separately: measuring slows down those that start servers and databases. */
function jestOnce(): Outcome {
  const names = Object.keys(measured).map(projectOf)
  const one = jest('unit.json', ['--ignoreProjects', ...names])
  const other = jest('unit-measured.json', ['--selectProjects', ...names, ...coverageFlags(Object.keys(measured))])
  return {
    isFine: one.isFine && other.isFine,
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: [...one.skipped, ...other.skipped],
    failures: new Map([...one.failures, ...other.failures]),
  }
}

function jestTwice(tell: (failure: string) => void): Count {
  const first = jestOnce()
  const files = [...first.failures.keys()]
  const isTriedAgain = files.length > 0 && files.length <= mostTriedAgain
  if (!isTriedAgain) return counted(first.isFine, toldOf(first, tell))
  for (const [file, message] of first.failures) console.log(`\nRunning again: ${path.relative(root, file)}\n${message}`)
  // Each file by itself, not in its group.
  const second = jest('unit-again.json', ['--runTestsByPath', ...files], false)
  for (const file of files) if (!second.failures.has(file)) console.log(`Flaky: ${path.relative(root, file)}`)
  const { failed } = toldOf(second, tell)
  return counted(second.isFine, { passed: first.passed + first.failed - failed, failed, skipped: first.skipped })
}

function toldOf({ passed, failed, skipped, failures }: Outcome, tell: (failure: string) => void): Count {
  for (const [file, message] of failures) tell(`${path.relative(root, file)}\n${message}`)
  return { passed, failed, skipped }
}
