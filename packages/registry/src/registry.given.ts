import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Integrity, RegistryDocument, RegistryRemote, Release } from '@nukkad/contracts'
import type { Visitor } from './document/resolve.ts'
import { Registry } from './registry.ts'
import { integrityOf } from './releases/files.ts'

const someHash: Integrity = `sha384-${'B'.repeat(64)}`

interface Built extends Partial<Pick<Release, 'name' | 'id' | 'platform' | 'slots' | 'screens'>> {
  readonly text?: string
  /** the text of its style sheet */
  readonly css?: string
}

export const givenFolder = () => mkdtempSync(path.join(tmpdir(), 'nukkad-registry-'))

export const givenRegistry = (now?: () => Date) => new Registry({ home: givenFolder(), ...(now ? { now } : {}) })

/** A version directory as left by a build. */
export function givenBuild(
  version: string,
  { name = 'mf-tea', platform = '^1.0.0', text = version, slots = ['main'], screens = [], ...more }: Built = {},
): string {
  const { id = `${name}_${version}`.replace(/[^A-Za-z0-9]+/g, '_'), css = `.${id}_x { color: red }` } = more
  const dir = givenFolder()
  const contents = {
    'browser/remoteEntry.js': `/* entry ${text} */`,
    'browser/slot-main.js': `/* slot ${text} */`,
    'browser/slot-main.css': css,
    'server/index.cjs': 'exports.slots = {}',
  }
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), content)
  }
  const release: Release = {
    name,
    version,
    id,
    platform,
    slots,
    screens,
    createdAt: '2026-11-01T00:00:00.000Z',
    browser: {
      entry: 'browser/remoteEntry.js',
      assets: { 'slot:main': { js: ['browser/slot-main.js'], css: ['browser/slot-main.css'] } },
    },
    server: { entry: 'server/index.cjs' },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [
        file,
        { integrity: integrityOf(Buffer.from(content)), bytes: content.length },
      ]),
    ),
  }
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release))
  return dir
}

export const givenVisitor = (more: Partial<Visitor> = {}): Visitor => ({
  bucket: 0.5,
  city: null,
  webview: false,
  account: null,
  now: new Date('2026-11-10T12:00:00Z'),
  previewTokens: [],
  platformVersion: '1.0.0',
  ...more,
})

/** A document with one remote, which has the versions named in its rules and history. */
export function givenDocument(
  name: string,
  { rules = [], history = [], versions = {} }: Partial<RegistryRemote>,
): RegistryDocument {
  const named = [...rules.map((rule) => rule.version), ...history]
  const known = named.map((version) => [
    version,
    { manifest: someHash, platform: '^1.0.0', publishedAt: '2026-11-01T00:00:00.000Z' },
  ])
  return {
    sequence: 7,
    issuedAt: '2026-11-01T00:00:00.000Z',
    validUntil: '2026-12-01T00:00:00.000Z',
    remotes: { [name]: { versions: { ...Object.fromEntries(known), ...versions }, rules, history } },
  }
}
