import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { Registry } from '@nukkad/registry'
import { identifyRemote } from './fingerprint.ts'
import { newRemote } from './new-remote/new-remote.ts'
import type { FirstLoad } from './releasing/gates/size-gate.ts'

interface Outcome {
  readonly dir: string
  readonly home: string
  readonly release: Release
  readonly firstLoad: FirstLoad
  readonly version: string
}

const root = mkdtempSync(path.join(tmpdir(), 'nukkad-build-'))
let outcome: Outcome
let versionDir: string

beforeAll(() => {
  const script = path.join(__dirname, 'testing/release-a-new-remote.ts')
  const said = execFileSync(process.execPath, ['--import', 'tsx', script, root], {
    cwd: path.join(__dirname, '../../..'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', REGISTRY_PRIVATE_KEY: '' },
  })
  outcome = JSON.parse(said.trim().split('\n').at(-1) ?? '')
  versionDir = path.join(outcome.home, 'registry/releases/mf-tea-guide', outcome.release.version)
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const browserFiles = (ending: string) =>
  readdirSync(path.join(versionDir, 'browser'))
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(path.join(versionDir, 'browser', file), 'utf8'))

describe('a new remote', () => {
  test('builds, passes all gates with its own tests, and is stable in the registry', async () => {
    const { remotes } = await new Registry({ home: path.join(outcome.home, 'registry') }).read()
    expect(remotes['mf-tea-guide']?.versions[outcome.release.version]).not.toHaveProperty('skipped')
    expect(remotes['mf-tea-guide']?.rules).toEqual([{ version: outcome.release.version, channel: 'stable' }])
    expect(outcome.release).toMatchObject({ slots: ['main', 'tea-guide-kettle'] })
  })

  test('declares its screen in its own routes file', () => {
    expect(outcome.release.screens).toEqual([
      { name: 'tea-guide', pattern: '/tea-guide', page: '/tea-guide', access: 'public', inSitemap: true },
    ])
  })

  test('is refused under a taken or invalid name', () => {
    expect(() => newRemote('mf-tea-guide', root)).toThrow('mf-tea-guide already exists.')
    expect(() => newRemote('tea', root)).toThrow("not 'tea'")
    expect(() => newRemote('mf-../etc', root)).toThrow("not 'mf-../etc'")
  })
})

describe('a built release', () => {
  test('lists for a screen all that it loads; a slot with screens only is part of the entry', () => {
    const { assets, entry } = outcome.release.browser
    const screen = assets['screen:tea-guide']
    expect(assets['slot:main']).toEqual({ js: [], css: [] })
    expect(readFileSync(path.join(versionDir, entry), 'utf8')).toContain('"tea-guide":')
    expect(screen?.js).toHaveLength(1)
    expect(screen?.css).toHaveLength(1)
    for (const file of [entry, ...(screen?.js ?? []), ...(screen?.css ?? [])]) {
      expect(outcome.release.files[file]?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/)
    }
  })

  test('contains no schema and no shared library', () => {
    const scripts = browserFiles('.js').join('\n')
    expect(scripts).toContain('/web/banners')
    expect(scripts).not.toMatch(/~kind|sanitised|maxLength/)
    expect(scripts).not.toMatch(/__CLIENT_INTERNALS|react\.transitional\.element|ensureQueryData\(/)
  })

  test('leaves loading to the shell, which checks all bytes and loads scripts before pictures', () => {
    const entry = readFileSync(path.join(versionDir, outcome.release.browser.entry), 'utf8')
    expect(entry).toContain('_NUKKAD_CONTAINER_RUNTIME')
    expect(entry).not.toMatch(/createElement|\.appendChild|\bimport\(|importScripts/)
    expect(entry).toMatch(/\.p=document\.currentScript\.src/)
  })

  test('has the same class names on the server and in the browser, with the id of the release', () => {
    const names = browserFiles('.css').flatMap((css) => css.match(/\.mf_tea_guide_[\w-]+/g) ?? [])
    const server = readFileSync(path.join(versionDir, outcome.release.server.entry), 'utf8')
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) {
      expect(name.startsWith(`.${outcome.release.id}_`)).toBe(true)
      expect(server).toContain(name.slice(1))
    }
  })

  test('refers on the server to a picture in the browser half', () => {
    const [picture = 'none'] = readdirSync(path.join(versionDir, 'browser/assets'))
    expect(picture).toMatch(/^kettle\.[0-9a-f]{10}\.svg$/)
    const server = readFileSync(path.join(versionDir, outcome.release.server.entry), 'utf8')
    expect(server).toContain(`"/releases/mf-tea-guide/${outcome.release.version}/browser/assets/${picture}"`)
  })

  test('has one server file that requires shared libraries only', () => {
    expect(readdirSync(path.join(versionDir, 'server'))).toEqual(['index.cjs'])
    const server = readFileSync(path.join(versionDir, outcome.release.server.entry), 'utf8')
    const wanted = [...server.matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1])
    expect([...new Set(wanted)].sort()).toEqual(['@nukkad/platform', 'react/jsx-runtime'])
  })

  test('has the same version while its sources are the same, and another when one changes', () => {
    expect(outcome.version).toBe(outcome.release.version)
    writeFileSync(path.join(outcome.dir, 'src/welcome/welcome-page.test.tsx'), '// a test changes no release')
    expect(identifyRemote(outcome.dir).version).toBe(outcome.version)
    writeFileSync(path.join(outcome.dir, 'src/welcome/welcome.module.css'), '.page { color: teal }')
    expect(identifyRemote(outcome.dir).version).not.toBe(outcome.version)
    expect(identifyRemote(outcome.dir, undefined, 'development').version).toMatch(/^0\.1\.0-dev-[0-9a-f]{10}$/)
  })
})
