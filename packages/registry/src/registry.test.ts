import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ScreenRoute } from '@nukkad/contracts'
import { resolve } from './document/resolve.ts'
import { keyIdOf, newKeys, publicKeyOf, signingKeys } from './keys.ts'
import { givenBuild, givenFolder, givenRegistry, givenVisitor } from './registry.given.ts'
import type { Registry } from './registry.ts'
import { loadRelease } from './releases/load-release.ts'
import { parseSigned, verifyRegistry } from './sign.ts'

const stableOf = async (registry: ReturnType<typeof givenRegistry>, name = 'mf-tea') =>
  resolve(await registry.read(), givenVisitor())[name]?.version
const refusal = (reason: string) => expect.objectContaining({ name: 'RegistryRefusal', reason })

describe('pruning of old versions', () => {
  test('removes versions and files that nothing refers to and no page of the last day runs', async () => {
    let now = new Date()
    const registry = givenRegistry(() => now)
    const stored = () => readdirSync(path.join(registry.releases, 'mf-tea')).sort()
    for (let at = 10; at < 36; at++) {
      now = new Date(now.getTime() + 1000)
      await registry.publish(givenBuild(`${at}`))
    }
    expect(stored()).toHaveLength(26)
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000)

    const removed = await registry.prune()

    // The stable one, ten rollback targets, and ten more.
    expect(removed).toEqual(['10', '11', '12', '13', '14'].map((version) => `mf-tea@${version}`))
    expect(stored()).toHaveLength(21)
    expect(Object.keys((await registry.read()).remotes['mf-tea']?.versions ?? {})).toHaveLength(21)
    await registry.publish(givenBuild('36'))
    expect(stored()).not.toContain('15')
    expect(await registry.prune()).toEqual([])
  })
})

describe('the names, paths and slots of a release', () => {
  const screen = (pattern: string, name = 'tea'): ScreenRoute => ({ name, pattern, page: '/tea', access: 'public' })
  const publish = (registry: Registry, more: Parameters<typeof givenBuild>[1]) =>
    registry.publish(givenBuild('1', more))

  test('belong to it by its name or by a grant, and to no other', async () => {
    const registry = givenRegistry()
    const chai = {
      name: 'mf-chai',
      screens: [screen('/chai'), screen('/teapots', 'teapots')],
      slots: ['main', 'kettle'],
    }
    await publish(registry, { screens: [screen('/tea')], slots: ['main', 'tea-kettle'] })
    await expect(publish(registry, chai)).rejects.toThrow(
      "mf-chai fills the slot 'kettle', which was not granted to anyone",
    )

    await registry.grant('mf-chai', { paths: ['/teapots'], slots: ['kettle'] })

    await expect(publish(registry, chai)).rejects.toThrow("'tea', but that name belongs to mf-tea")
    await publish(registry, { ...chai, screens: [screen('/chai', 'chai'), screen('/teapots', 'teapots')] })
    await expect(registry.grant('mf-tea', { slots: ['kettle'] })).rejects.toThrow('mf-chai has to release it first')
    await expect(registry.grant('mf-tea', { paths: ['teapots/'] })).rejects.toThrow("'teapots/' can't be granted")
    expect((await registry.read()).grants).toEqual({ 'mf-chai': { paths: ['/teapots'], slots: ['kettle'] } })
  })

  test('are refused with the name of their owner, and nothing is stored', async () => {
    const registry = givenRegistry()
    await expect(publish(registry, { slots: ['header'] })).rejects.toThrow("'header', but that belongs to mf-header.")
    expect(existsSync(path.join(registry.releases, 'mf-tea'))).toBe(false)
  })

  test('must be complete and valid', async () => {
    const registry = givenRegistry()
    const cases: [unknown, string][] = [
      ['wallet', 'A screen is not an object.'],
      [{ name: 'tea', pattern: 'tea', page: '/tea', access: 'public' }, 'has no usable pattern: "tea"'],
      [{ ...screen('/tea/{id}'), inSitemap: true }, 'is not a public address by itself'],
    ]
    for (const [wrong, sentence] of cases) {
      await expect(publish(registry, { screens: [wrong as ScreenRoute] })).rejects.toThrow(sentence)
    }
  })
})

describe('publishing', () => {
  test('makes a version stable for everyone, in a document that readers accept', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    const document = verifyRegistry(parseSigned(readFileSync(registry.file, 'utf8')), registry.keys.publicKey)
    expect(resolve(document, givenVisitor())['mf-tea']?.version).toBe('1')
  })

  test('raises the sequence with each change', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    const { sequence } = await registry.read()
    await registry.publish(givenBuild('2'))
    expect((await registry.read()).sequence).toBe(sequence + 1)
  })

  test('refuses other bytes for an existing version, and accepts the same bytes again', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('1'))
    await expect(registry.publish(givenBuild('1', { text: 'changed' }))).rejects.toEqual(refusal('overwrite'))
  })

  test.each([
    [
      'a file was altered by one byte',
      'altered',
      (dir: string) => writeFileSync(path.join(dir, 'browser/slot-main.js'), '/* slot 2 */'),
    ],
    ['a file is missing', 'incomplete', (dir: string) => rmSync(path.join(dir, 'browser/slot-main.css'))],
    [
      'the folder has an unlisted file',
      'altered',
      (dir: string) => writeFileSync(path.join(dir, 'browser/extra.js'), ''),
    ],
    ['release.json is missing', 'incomplete', (dir: string) => rmSync(path.join(dir, 'release.json'))],
    [
      'release.json is truncated',
      'malformed',
      (dir: string) => writeFileSync(path.join(dir, 'release.json'), '{"name":'),
    ],
  ])('refuses a release when %s, and keeps the last good one', async (_, reason, spoil) => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('0'))
    const dir = givenBuild('1')
    spoil(dir)
    await expect(registry.publish(dir)).rejects.toEqual(refusal(reason))
    expect(await stableOf(registry)).toBe('0')
  })

  test('refuses a release that names a file outside itself', async () => {
    const registry = givenRegistry()
    const dir = givenBuild('1')
    const file = path.join(dir, 'release.json')
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('browser/slot-main.css', '../../secret.css'))
    await expect(registry.publish(dir)).rejects.toEqual(refusal('malformed'))
  })

  test('refuses a release without the hash of a chunk', async () => {
    const registry = givenRegistry()
    const dir = givenBuild('1')
    const release = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8'))
    delete release.files['browser/slot-main.js']
    rmSync(path.join(dir, 'browser/slot-main.js'))
    writeFileSync(path.join(dir, 'release.json'), JSON.stringify(release))
    await expect(registry.publish(dir)).rejects.toEqual(refusal('incomplete'))
  })

  test('loses none of several versions published at once', async () => {
    const registry = givenRegistry()
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((version) => registry.publish(givenBuild(version))))
    const document = await registry.read()
    expect(Object.keys(document.remotes['mf-tea']?.versions ?? {})).toHaveLength(6)
    expect(document.sequence).toBe(6)
  })

  test('replaces a version whose files were damaged, with a new manifest hash', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    writeFileSync(path.join(registry.releases, 'mf-tea/1/browser/slot-main.css'), '')

    await registry.publish(givenBuild('1'), 'none')

    const manifest = (await registry.read()).remotes['mf-tea']?.versions['1']?.manifest
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest ?? 'sha384-')).resolves.toBeTruthy()
    expect(await stableOf(registry)).toBe('1')
  })
})

describe('loading a release', () => {
  test('refuses a release that was altered after publishing', async () => {
    const registry = givenRegistry()
    const { manifest } = await registry.publish(givenBuild('1'))
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest)).resolves.toMatchObject({ version: '1' })

    const chunk = path.join(registry.releases, 'mf-tea/1/browser/slot-main.js')
    const text = readFileSync(chunk, 'utf8')
    writeFileSync(chunk, text.replace('slot', 'slut'))
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest)).rejects.toEqual(refusal('altered'))
    rmSync(chunk)
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest)).rejects.toEqual(refusal('incomplete'))
  })

  test('refuses a release.json other than the one in the registry', async () => {
    const registry = givenRegistry()
    const { manifest } = await registry.publish(givenBuild('1'))
    const file = path.join(registry.releases, 'mf-tea/1/release.json')
    writeFileSync(file, `${readFileSync(file, 'utf8')} `)
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest)).rejects.toEqual(refusal('altered'))
    rmSync(file)
    await expect(loadRelease(registry.releases, 'mf-tea', '1', manifest)).rejects.toEqual(refusal('incomplete'))
  })
})

describe('signing keys', () => {
  test('are created on first use, readable by their owner only, and stay the same', () => {
    const dir = givenFolder()
    const { keyId } = signingKeys(dir)
    expect(statSync(path.join(dir, 'registry.key')).mode & 0o777).toBe(0o600)
    expect(signingKeys(dir).keyId).toBe(keyId)
    expect(keyIdOf(publicKeyOf(dir))).toBe(keyId)
  })

  test('come from the settings instead of the folder when they are set', () => {
    const dir = givenFolder()
    const keys = newKeys()
    const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(signingKeys(dir, pem).keyId).toBe(keys.keyId)
    expect(() => publicKeyOf(dir)).toThrow()
  })
})
