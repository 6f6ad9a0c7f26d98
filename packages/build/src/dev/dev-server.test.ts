import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release, Snapshot } from '@nukkad/contracts'
import { hashFiles, integrityOf } from '../release/release-files.ts'
import type { DevBuild } from './dev-build.ts'
import { DevServer } from './dev-server.ts'

function built(version: string): DevBuild {
  const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-dev-'))
  mkdirSync(path.join(dir, 'browser'))
  writeFileSync(path.join(dir, 'browser/remoteEntry.js'), `/* ${version} */`)
  const release: Release = {
    name: 'mf-tea',
    version,
    id: `mf_tea_${version}`,
    platform: '^1.0.0',
    slots: ['main'],
    screens: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    browser: { entry: 'browser/remoteEntry.js', assets: {} },
    server: { entry: 'server/index.cjs' },
    files: hashFiles(dir),
  }
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release))
  writeFileSync(path.join(dir, 'secret.txt'), 'not named by the release')
  return { dir, release }
}

describe('DevServer', () => {
  let server: DevServer
  let origin: string
  beforeEach(async () => {
    server = new DevServer()
    origin = `http://127.0.0.1:${await server.listen(0)}`
  })
  afterEach(() => server.close())
  const snapshot = async () => (await (await fetch(`${origin}/_shell/snapshot`)).json()) as Snapshot

  test('serves a snapshot of the current build, with the hash of its release.json', async () => {
    expect((await snapshot()).remotes).toEqual({})
    server.show(built('1'))
    const { remotes } = await snapshot()
    const base = '/releases/mf-tea/1/'
    expect(remotes['mf-tea']).toMatchObject({ name: 'mf-tea', version: '1', base, slots: ['main'] })
    const manifest = Buffer.from(await (await fetch(`${origin}${base}release.json`)).arrayBuffer())
    expect(remotes['mf-tea']?.manifest).toBe(integrityOf(manifest))
  })

  test('serves its files to other origins, and allows preflight requests', async () => {
    server.show(built('1'))
    const answer = await fetch(`${origin}/releases/mf-tea/1/browser/remoteEntry.js`)
    expect(await answer.text()).toBe('/* 1 */')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const asked = await fetch(`${origin}/_shell/snapshot`, { method: 'OPTIONS' })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-private-network')).toBe('true')
  })

  test.each([
    ['/releases/mf-tea/1/secret.txt'],
    ['/releases/mf-tea/1/..%2f..%2fetc/passwd'],
    ['/releases/mf-tea/9/release.json'],
    ['/releases/mf-tea/1/'],
    ['/package.json'],
    ['//'],
  ])('returns 404 for %s', async (address) => {
    server.show(built('1'))
    expect((await fetch(origin + address)).status).toBe(404)
  })

  test('keeps the previous build for open pages, and drops the one before', async () => {
    const [first, second, third] = [built('1'), built('2'), built('3')]
    expect(server.show(first)).toEqual([])
    expect(server.show(second)).toEqual([])
    expect((await fetch(`${origin}/releases/mf-tea/1/release.json`)).status).toBe(200)
    expect(server.show(third)).toEqual([first])
    expect((await fetch(`${origin}/releases/mf-tea/1/release.json`)).status).toBe(404)
  })

  test('notifies listeners of another build with a rising sequence', async () => {
    server.show(built('1'))
    const { body } = await fetch(`${origin}/_shell/releases`)
    const reader = body?.getReader()
    const heard = async () => {
      const { value } = (await reader?.read()) ?? {}
      const text = Buffer.from(value ?? []).toString()
      return JSON.parse(/^event: release\ndata: (.*)\n\n$/.exec(text)?.[1] ?? '{}').sequence as number
    }
    const first = await heard()
    server.show(built('2'))
    expect(await heard()).toBeGreaterThan(first)
    await reader?.cancel()
  })
})
