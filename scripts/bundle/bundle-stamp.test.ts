import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBundled, noteBundled } from './bundle-stamp.mjs'

const out = 'api/dist/main.cjs'
let root = ''
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'nukkad-bundles-'))
  for (const file of ['scripts/dist/x', out, 'api/src/main.ts', 'package-lock.json']) write(file, 'one')
  noteBundled(root, [out], [path.join(root, 'api/src/main.ts'), path.join(root, 'node_modules/a/index.js')])
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('isBundled is true while the sources are unchanged', () => {
  expect(isBundled(root, [out])).toBe(true)
})

test.each([
  ['a source has changed', () => write('api/src/main.ts', 'another')],
  ['a source was saved again', () => utimesSync(path.join(root, 'api/src/main.ts'), 1, 1)],
  ['a source was deleted', () => rmSync(path.join(root, 'api/src/main.ts'))],
  ['a bundle was deleted', () => rmSync(path.join(root, out))],
  ['a bundle was overwritten', () => write(out, 'something else')],
  ['other libraries were installed', () => write('package-lock.json', 'others')],
  ['a TypeScript configuration is added', () => write('tsconfig.json', '{}')],
  ['the stamp is truncated', () => write('scripts/dist/bundles.json', '{')],
])('isBundled is false when %s', (_, change) => {
  change()
  expect(isBundled(root, [out])).toBe(false)
})

test('isBundled is false for a server that was not bundled before', () => {
  expect(isBundled(root, [out, 'api/dist/second.cjs'])).toBe(false)
})
