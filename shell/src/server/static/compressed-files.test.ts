/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompressedFiles } from './compressed-files.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'nukkad-compressed-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const textOf = (name: string) => Buffer.from(`${name} `.repeat(500))
const usedDaysAgo = (name: string, days: number) => {
  const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  utimesSync(path.join(folder, `${name}.br`), at, at)
}
const weightOf = (name: string) => statSync(path.join(folder, `${name}.br`)).size

/** Files a, b and c, last used one, two and three days ago. */
async function givenThree(limitBytes?: number): Promise<CompressedFiles> {
  const files = new CompressedFiles(folder, limitBytes === undefined ? {} : { limitBytes })
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    await files.get(textOf(name), 'br', name, 'thorough')
    usedDaysAgo(name, at + 1)
  }
  return files
}

test('removes the least recently used files until within the limit', async () => {
  await givenThree()
  const small = new CompressedFiles(folder, { limitBytes: weightOf('a') + weightOf('b') })
  expect(await small.sweep()).toBe(1)
  expect(readdirSync(folder).sort()).toEqual(['a.br', 'b.br'])
})

test('keeps a file that was used again', async () => {
  await givenThree()
  const small = new CompressedFiles(folder, { limitBytes: weightOf('a') + weightOf('c') })
  await small.get(textOf('c'), 'br', 'c', 'thorough')
  const isMarked = () => Date.now() - statSync(path.join(folder, 'c.br')).mtimeMs < 60_000
  for (let tries = 0; tries < 100 && !isMarked(); tries++) await new Promise((resolve) => setTimeout(resolve, 20))
  await small.sweep()
  expect(readdirSync(folder).sort()).toEqual(['a.br', 'c.br'])
})

test('removes nothing within the limit and tolerates a missing folder', async () => {
  const files = await givenThree()
  expect(await files.sweep()).toBe(0)
  expect(readdirSync(folder)).toHaveLength(3)
  expect(await new CompressedFiles(path.join(folder, 'none')).sweep()).toBe(0)
})

test('recreates a removed file', async () => {
  const files = await givenThree(1)
  expect(await files.sweep()).toBe(3)
  const { bytes } = await files.get(textOf('a'), 'br', 'a', 'thorough')
  expect(bytes.length).toBe(weightOf('a'))
})
