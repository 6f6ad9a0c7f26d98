import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import LongestFirst, { longest } from './longest-first.mjs'

const root = path.resolve(import.meta.dirname, '../..')

test('each file listed as one of the longest exists', () => {
  expect(longest.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('LongestFirst runs the longest files first, then slow projects, then the others', () => {
  const testOf = (file: string, name: string) => ({
    path: path.join(root, file),
    context: {
      config: { id: name, cacheDirectory: tmpdir(), displayName: { name, color: 'white' } },
      hasteFS: { getSize: () => 1 },
    },
  })
  const [a = '', b = ''] = longest
  const screens = testOf('mf-header/package.json', 'mf-header')
  const api = testOf('packages/api/package.json', 'api')

  const sorted = new LongestFirst().sort([screens, api, testOf(b, 'shell'), testOf(a, 'shell')])

  expect(sorted.map(({ path: file }) => path.relative(root, file))).toEqual([
    a,
    b,
    'packages/api/package.json',
    'mf-header/package.json',
  ])
})
