import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decisionFaults } from './decision-faults.ts'

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-decisions-'))
const write = (file: string, text: string) => writeFileSync(path.join(root, 'docs/decisions', file), text)
beforeAll(() => {
  mkdirSync(path.join(root, 'docs/decisions'), { recursive: true })
  write('0001-tea.md', '# Tea is made with milk\n\n**What.** Milk.\n')
})
afterAll(() => rmSync(root, { recursive: true }))

test('decisionFaults accepts an index that names each page by its title', () => {
  write('index.md', '# Decisions\n\n- [0001](0001-tea.md) Tea is made with milk\n')
  expect(decisionFaults(root)).toEqual([])
})

test.each([
  ['a missing line', '# Decisions\n'],
  ['an outdated title', '# Decisions\n\n- [0001](0001-tea.md) Tea is made with water\n'],
])('decisionFaults reports an index with %s, with the expected line', (_, text) => {
  write('index.md', text)
  expect(decisionFaults(root)).toEqual(["there is no line '- [0001](0001-tea.md) Tea is made with milk'"])
})
