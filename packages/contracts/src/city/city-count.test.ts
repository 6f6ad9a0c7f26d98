import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cities } from './cities.ts'
import { cityCount, cityCountFirst, countInWord } from './city-count.ts'

test.each([
  [1, 'one'],
  [8, 'eight'],
  [12, 'twelve'],
  [13, '13'],
])('countInWord writes %s as %s', (count, word) => expect(countInWord(count)).toBe(word))

test('cityCount is derived from the list of cities', () => {
  expect(cityCount).toBe(countInWord(cities.length))
  expect(cityCountFirst.toLowerCase()).toBe(cityCount)
})

const root = path.resolve(import.meta.dirname, '../../../..')
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
const code = [...remotes, 'shell', ...['api', 'blocks', 'platform', 'ui'].map((name) => `packages/${name}`)]
const isText = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)

test('no text in the code states the number of cities literally', () => {
  const files = code.flatMap((folder) => {
    const source = path.join(root, folder, 'src')
    return readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
  })
  const byHand = files.filter(isText).filter((file) => /\beight (Indian )?cities/i.test(readFileSync(file, 'utf8')))
  expect(remotes.length).toBeGreaterThan(3)
  expect(byHand.map((file) => path.relative(root, file))).toEqual([])
})
