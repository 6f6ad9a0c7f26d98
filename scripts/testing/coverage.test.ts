import { belowFloor, coverageFlags, coverageOf, table } from './coverage.ts'

const file = (covered: number, total: number) => ({
  lines: { covered, total },
  branches: { covered: covered / 2, total },
})
const summary = {
  total: file(1, 1),
  '/here/packages/ui/src/chip.tsx': file(90, 100),
  '/here/packages/ui/src/card.tsx': file(0, 20),
  '/here/packages/ui-more/src/card.tsx': file(0, 900),
  '/here/mf-content/src/app.tsx': file(10, 10),
}

test('coverageOf measures a workspace by lines, so large files count for more', () => {
  expect(coverageOf(summary, ['packages/ui', 'mf-content'], '/here')).toEqual([
    { folder: 'packages/ui', lines: 75, branches: 37.5 },
    { folder: 'mf-content', lines: 100, branches: 50 },
  ])
})

test('belowFloor reports a workspace below its floor, also one that was not measured', () => {
  const rows = coverageOf(summary, ['packages/ui', 'packages/gone', 'mf-content'], '/here')
  const floors = { 'packages/ui': 80, 'packages/gone': 1, 'mf-content': null }
  expect(belowFloor(rows, floors).map((fault) => fault.split(' (')[0])).toEqual([
    'packages/ui: its tests run 75.0 % of its lines',
    'packages/gone: its tests run 0.0 % of its lines',
  ])
  expect(belowFloor(rows, { 'packages/ui': 75 })).toEqual([])
  expect(table(rows)).toContain('packages/ui          75.0 % of lines, 37.5 % of branches')
})

test('coverageFlags excludes tests and their helpers', () => {
  expect(coverageFlags(['packages/ui'])).toEqual(
    expect.arrayContaining([
      '--collectCoverageFrom=packages/ui/src/**/*.{ts,tsx}',
      '--collectCoverageFrom=!packages/ui/**/*.given.{ts,tsx}',
    ]),
  )
})
