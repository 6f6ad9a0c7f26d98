import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { grouped, groupsFolder } from './grouped.mjs'
import { ungrouped } from './ungrouped.ts'

const root = path.resolve(__dirname, '../..')
const name = 'a-project-of-a-test'
let folder: string
let files: string[]

beforeAll(() => {
  mkdirSync(path.join(root, '.nukkad'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.nukkad/grouped-'))
  files = [...'abcdefghijklmnopq'].map((letter) => path.join(folder, `${letter}.test.ts`))
  for (const file of files) writeFileSync(file, 'test("passes", () => undefined)\n')
  writeFileSync(path.join(folder, 'browser.test.tsx'), '/** @jest-environment jsdom */\n')
})
afterAll(() => {
  for (const made of [folder, path.join(groupsFolder, name)]) rmSync(made, { recursive: true, force: true })
})

const fromRoot = (file: string) => path.relative(root, file)

/** The generated groups of a project, and its list of test files. */
function groups(alone: readonly string[] = []) {
  const { testMatch = [] } = grouped({ displayName: name, rootDir: folder, testEnvironment: 'node' }, alone)
  return { testMatch, text: (at: number) => readGroup(`${at}.test.js`) }
}
const groupFile = (file: string) => path.join(groupsFolder, name, file)
const readGroup = (file: string): string => readFileSync(groupFile(file), 'utf8')

test('each test file is loaded by one group, at most sixteen per group', () => {
  const { text } = groups()
  const loaded = [1, 2].flatMap((at) => [...text(at).matchAll(/require\("(.*?)"\)/g)].map(([, file]) => file))
  expect(loaded).toEqual(files)
  expect(text(1).match(/^describe/gm)).toHaveLength(9)
})

test('a file that names an environment is grouped only with the same, with the set-up of screens', () => {
  const text = groups().text(3)
  expect(text).toMatch(/^\/\*\* @jest-environment jsdom \*\//)
  expect(text.match(/require\("(.*?)"\)/g)).toEqual([
    'require("@testing-library/react")',
    'require("@nukkad/platform/testing")',
    `require("${path.join(folder, 'browser.test.tsx')}")`,
  ])
})

test('a slow test file runs alone', () => {
  const [first = ''] = files
  const { testMatch, text } = groups([fromRoot(first)])
  expect(testMatch).toContain(first)
  expect(text(1)).not.toContain(first)
})

test('ungrouped reports the results of a group file by file', () => {
  groups()
  const [a = '', b = ''] = files
  const result = (file: string, title: string, status: string) => ({
    status,
    fullName: `${fromRoot(file)} ${title}`,
    ancestorTitles: [fromRoot(file)],
    failureMessages: status === 'failed' ? ['Error: expected 1'] : [],
  })
  const told = ungrouped(root, [
    {
      name: groupFile('1.test.js'),
      status: 'failed',
      message: 'the whole of it',
      assertionResults: [result(a, 'passes', 'passed'), result(b, 'counts', 'failed')],
    },
  ])
  expect(told.map(({ name, status }) => [name, status]).slice(0, 3)).toEqual([
    [a, 'passed'],
    [b, 'failed'],
    [files[2], 'passed'],
  ])
  expect(told[0]?.assertionResults[0]?.fullName).toBe('passes')
  expect(told[1]?.message).toBe(`${fromRoot(b)} counts\nError: expected 1`)
})

test('ungrouped reports each file of a group that did not load as failed', () => {
  groups()
  const group = { name: groupFile('2.test.js'), status: 'failed', message: 'SyntaxError', assertionResults: [] }
  expect(ungrouped(root, [group]).map(({ name, status, message }) => ({ name, status, message }))).toEqual(
    files.slice(9).map((file) => ({ name: file, status: 'failed', message: 'SyntaxError' })),
  )
})

test('ungrouped leaves a file that ran alone unchanged', () => {
  const alone = { name: '/a/file.test.ts', status: 'passed', message: '', assertionResults: [] }
  expect(ungrouped(root, [alone])).toEqual([alone])
})
