import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { integrityOf, Registry } from '@nukkad/registry'
import { damagedInUse, releaseStateOf } from './current.ts'

/** A version directory as left by a build. */
function built(version: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'nukkad-built-'))
  const contents = { 'browser/remoteEntry.js': `/* ${version} */`, 'browser/a.css': '.a{}', 'server/index.cjs': '' }
  const hashed = Object.entries(contents).map(([file, text]) => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
    return [file, { integrity: integrityOf(Buffer.from(text)), bytes: text.length }]
  })
  const release = {
    name: 'mf-tea',
    version,
    id: `mf_tea_${version}`,
    platform: '*',
    slots: ['main'],
    screens: [],
    createdAt: new Date().toISOString(),
    browser: { entry: 'browser/remoteEntry.js', assets: {} },
    server: { entry: 'server/index.cjs' },
    files: Object.fromEntries(hashed),
  }
  writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release))
  return dir
}

async function released(...versions: string[]) {
  const registry = new Registry({ home: mkdtempSync(path.join(tmpdir(), 'nukkad-home-')) })
  for (const version of versions) await registry.publish(built(version))
  return {
    registry,
    state: (version: string) => releaseStateOf(registry, { name: 'mf-tea', version }),
    fileOf: (version: string) => path.join(registry.releases, 'mf-tea', version, 'browser/a.css'),
  }
}

describe('releaseStateOf', () => {
  test('tells new, kept and earlier versions apart', async () => {
    const { state } = await released('1', '2')
    expect([await state('3'), await state('2'), await state('1')]).toEqual(['new', 'kept', 'back'])
  })

  test('names an altered file of a version, which is kept again once rebuilt', async () => {
    const { registry, state, fileOf } = await released('1', '2')
    writeFileSync(fileOf('2'), '')
    writeFileSync(fileOf('1'), '')

    expect(await state('2')).toEqual({ damage: 'browser/a.css of mf-tea 2 has been altered.' })
    expect(await damagedInUse(registry)).toEqual(['browser/a.css of mf-tea 2 has been altered.'])
    await registry.publish(built('2'), 'none')

    expect(await state('2')).toBe('kept')
    expect(readFileSync(fileOf('2'), 'utf8')).toBe('.a{}')
    expect(await damagedInUse(registry)).toEqual([])
  })
})
