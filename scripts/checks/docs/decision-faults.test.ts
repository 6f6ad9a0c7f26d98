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

test('the index of the decisions names each page by its title', () => {
  write('index.md', '# Decisions\n\n- [0001](0001-tea.md) Tea is made with milk\n')
  expect(decisionFaults(root)).toEqual([])
})

test.each([
  ['no line', '# Decisions\n'],
  ['a title of before', '# Decisions\n\n- [0001](0001-tea.md) Tea is made with water\n'],
])('an index with %s is refused, with the line that belongs there', (_, text) => {
  write('index.md', text)
  expect(decisionFaults(root)).toEqual(["there is no line '- [0001](0001-tea.md) Tea is made with milk'"])
})
