import path from 'node:path'
import { closingLines, skippedJourneys, skippedUnits } from './skipped.ts'

const file = path.join(__dirname, 'limits.test.ts')

test('skippedUnits names a skipped unit test with its file and reason', () => {
  const results = [
    { status: 'passed', fullName: 'counts' },
    { status: 'pending', fullName: 'with a Redis, skipped: there is no redis-server on this machine' },
    { status: 'pending', fullName: 'for no reason' },
  ]
  expect(skippedUnits([{ name: file, assertionResults: results }])).toEqual([
    { title: 'scripts/testing/limits.test.ts: with a Redis', reason: 'there is no redis-server on this machine' },
    { title: 'scripts/testing/limits.test.ts: for no reason', reason: 'no reason given' },
  ])
})

test('skippedJourneys names a skipped journey with its project and reason', () => {
  const annotations = [{ type: 'skip', description: 'reads /proc' }]
  const spec = {
    title: 'ends',
    tests: [
      { status: 'skipped', projectName: 'phone', annotations },
      { status: 'expected', projectName: 'desktop', annotations: [] },
    ],
  }
  expect(skippedJourneys([{ title: 'start.journey.ts', suites: [{ title: 'npm start', specs: [spec] }] }])).toEqual([
    { title: 'start.journey.ts npm start: ends (phone)', reason: 'reads /proc' },
  ])
})

test('closingLines ends with the counts, after the names of what was skipped', () => {
  expect(closingLines(5, 0, [])).toEqual(['5 passed, 0 failed'])
  const lines = closingLines(5, 1, [{ title: 'a test', reason: 'no redis-server' }])
  expect(lines).toContain('  a test — no redis-server')
  expect(lines.at(-1)).toBe('5 passed, 1 failed, 1 skipped')
})
