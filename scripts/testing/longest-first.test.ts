import { existsSync } from 'node:fs'
import path from 'node:path'
import { longest } from './longest-first.mjs'

test('each file that is named as one of the longest is there', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  expect(longest.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
