import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The lists of cases, with the numbers of rows of their numbered tables. */
const lists = [
  ['docs/release-cases.md', [25, 16]],
  ['docs/campaign-cases.md', [25, 11]],
  ['docs/account-cases.md', [25, 15]],
  ['docs/behaviour-cases.md', [14]],
  ['docs/event-cases.md', []],
] as const

describe.each(lists)('%s', (file, counts) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| tested by |'))

  test('has a test for every case, or refers to another case', () => {
    const numbers = rows.flatMap((row) => /^\| (\d+) \|/.exec(row)?.[1] ?? []).map(Number)
    expect(numbers).toEqual(counts.flatMap((last) => Array.from({ length: last }, (_, at) => at + 1)))
    const held = (row: string) => /"|the same|cases? \d+|as \d+/.test(row.split(' | ').at(-1) ?? '')
    expect(rows.filter((row) => !held(row))).toEqual([])
  })

  test('names tests and import rules that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:(?:test|journey)\.tsx?|config\.mjs))` "([^"]+)"/g)]
    expect(named.length).toBeGreaterThan(40)
    const isThere = (at = '', title = '') =>
      existsSync(path.join(root, at)) && readFileSync(path.join(root, at), 'utf8').includes(title)
    expect(named.map(([, at, title]) => [at, title]).filter(([at, title]) => !isThere(at, title))).toEqual([])
    // Each title stands after the file that has it.
    expect([...text.matchAll(/"[^"]+"/g)]).toHaveLength(named.length)
  })
})
