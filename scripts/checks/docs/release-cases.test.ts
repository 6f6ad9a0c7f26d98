import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const text = readFileSync(path.join(root, 'docs/release-cases.md'), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| tested by |'))
const named = [...text.matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)` "([^"]+)"/g)].map(([, file = '', title = '']) => [
  file,
  title,
])

test('every release case has a test or refers to another case', () => {
  const numbers = rows.flatMap((row) => /^\| (\d+) \|/.exec(row)?.[1] ?? []).map(Number)
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
  expect(numbers).toEqual([...upTo(25), ...upTo(16)])
  const held = (row: string) => /"|the same|case \d+|as \d+/.test(row.split(' | ').at(-1) ?? '')
  expect(rows.filter((row) => !held(row))).toEqual([])
})

test('the named tests exist', () => {
  expect(named.length).toBeGreaterThan(60)
  const isThere = (file = '', title = '') =>
    existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(title)
  expect(named.filter(([file, title]) => !isThere(file, title))).toEqual([])
})
