import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-build-'))
let builds: Readonly<Record<'first' | 'withCache' | 'inProcess' | 'anew', Release>>

function buildsOf(...step: string[]) {
  const script = path.join(__dirname, '../testing/build-twice.ts')
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, root, ...step], {
    cwd: path.join(__dirname, '../../../..'),
    encoding: 'utf8',
  })
  return JSON.parse(said.trim().split('\n').at(-1) ?? '')
}

beforeAll(() => {
  builds = { ...buildsOf(), ...buildsOf('anew') }
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const written = () =>
  Object.keys(builds.withCache.files)
    .map((file) => readFileSync(path.join(root, 'with-cache', file), 'utf8'))
    .join('\n')

describe('a release built with the compile cache', () => {
  test.each(['withCache', 'inProcess'] as const)('%s, has the same bytes as one built without', (which) => {
    expect(builds[which].version).toBe(builds.anew.version)
    expect(builds[which].files).toEqual(builds.anew.files)
  })

  test('contains what changed meanwhile, and its own class names', () => {
    const all = written()
    expect(all).toContain('is brewed here')
    expect(all).not.toMatch(/["'`]begins here/)
    expect(all).toMatch(new RegExp(`\\.${builds.anew.id}_\\w+\\s*{\\s*color:\\s*teal`))
    expect(builds.first.id).not.toBe(builds.anew.id)
    expect(all).not.toContain(builds.first.id)
  })

  test('stores its cache in the given folder', () => {
    expect(readdirSync(path.join(root, 'cache', 'mf-tea-guide')).length).toBeGreaterThan(0)
  })
})
