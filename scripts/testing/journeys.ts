import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Count, counted, results, run } from './part.ts'
import { skippedJourneys } from './skipped.ts'

/** The journeys in a real browser, at both sizes. */
export function journeys(): Count {
  const file = path.join(results, 'journeys.json')
  const isFine = run(['node_modules/playwright/cli.js', 'test', '-c', 'packages/e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    NODE_OPTIONS: '',
  })
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
    return counted(isFine, {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: skippedJourneys(suites),
    })
  } catch {
    return { passed: 0, failed: 1 }
  }
}
