import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Release } from '@nukkad/contracts'
import { type Header, pack } from 'tar-stream'
import { RegistryHttp } from '../client/registry-http.ts'
import { newKeys, pemOf } from '../keys.ts'
import { givenBuild, givenFolder } from '../registry.given.ts'
import { archiveOf } from '../releases/archive.ts'
import { hexOf, integrityOf } from '../releases/files.ts'
import { type GivenService, givenService } from '../testing/service.given.ts'
import { signRelease } from '../trust/release-signature.ts'

let service: GivenService
beforeEach(async () => {
  service = await givenService()
})
afterEach(() => service.close())

const refused = (code: string) => expect.objectContaining({ code })
const refusal = (reason: string) => expect.objectContaining({ reason })
const named = (text: string | Buffer, content = Buffer.from(text)) => ({
  name: hexOf(integrityOf(Buffer.from(text))),
  bytes: async () => content,
})
const tarWith = (header: Partial<Header> & { name: string }) => {
  const tar = pack()
  tar.entry(header, '')
  tar.finalize()
  return buffer(tar)
}
const withSize = (tar: Buffer, size: number) => {
  const changed = Buffer.from(tar)
  changed.write(`${size.toString(8).padStart(11, '0')} `, 124)
  return changed
}
const post = (http: RegistryHttp, tar: Buffer) => http.ask('/v1/files', { method: 'POST', bytes: new Uint8Array(tar) })
const upload = async (http: RegistryHttp, ...files: Buffer[]) =>
  post(http, await buffer(archiveOf(files.map((file) => named(file)))))

describe('publishing by a team', () => {
  test('uploads a release with the team’s signature, which everyone can read', async () => {
    const tea = service.clientOf(await service.addTeam('tea', ['mf-tea']))
    await tea.publish(givenBuild('1'))

    const { remotes, change } = await service.operator().read()
    expect(remotes['mf-tea']?.rules).toEqual([{ version: '1', channel: 'stable' }])
    expect(remotes['mf-tea']?.versions['1']?.signedBy).toMatchObject({ team: 'tea' })
    expect(change).toEqual({ by: 'tea', act: 'publish', remote: 'mf-tea', version: '1' })
    expect(await tea.damageOf('mf-tea', '1')).toBeUndefined()
  })

  test('is refused for another team’s remote, and the attempt is logged', async () => {
    const tea = service.clientOf(await service.addTeam('tea', ['mf-tea']))
    const coffee = service.clientOf(await service.addTeam('coffee', ['mf-coffee']))
    await tea.publish(givenBuild('1'))

    await expect(coffee.publish(givenBuild('2'))).rejects.toEqual(refused('forbidden'))
    await expect(coffee.quarantine('mf-tea', '1', 'it is tea')).rejects.toEqual(refused('forbidden'))
    await expect(coffee.grant('mf-coffee', { paths: ['/tea'] })).rejects.toEqual(refused('forbidden'))

    expect(Object.keys((await tea.read()).remotes['mf-tea']?.versions ?? {})).toEqual(['1'])
    const [last] = await service.operator().audit({ limit: 5, remote: 'mf-tea' })
    expect(last).toMatchObject({ by: 'coffee', act: 'quarantine', refused: 'coffee may not release mf-tea.' })
  })

  test('accepts only what the team signed itself', async () => {
    const keys = await service.addTeam('tea', ['mf-tea'])
    const other = newKeys()
    const http = new RegistryHttp({ url: service.url, keys })
    const dir = givenBuild('1')
    const manifest = readFileSync(path.join(dir, 'release.json'), 'utf8')
    const release = JSON.parse(manifest) as Release
    await upload(http, ...Object.keys(release.files).map((file) => readFileSync(path.join(dir, file))))
    const wrong = signRelease(
      { ...release, manifest: integrityOf(Buffer.from(manifest)) },
      { team: 'tea', keys: other },
    )
    const json = { manifest, signature: wrong.signature, to: 'stable' }
    await expect(http.ask('/v1/releases', { method: 'POST', json })).rejects.toEqual(refusal('signature'))
  })

  test('keeps what the old key signed after a rotation, and refuses its new signatures', async () => {
    const old = await service.addTeam('tea', ['mf-tea'])
    await service.clientOf(old).publish(givenBuild('1'))
    const next = await service.addTeam('tea', ['mf-tea'])
    await service.changeTrust((document) => {
      const tea = document.teams.tea
      if (!tea) throw new Error('there is no team')
      const revoked = { publicKey: pemOf(old.publicKey), revokedAt: new Date().toISOString() }
      return { ...document, teams: { ...document.teams, tea: { ...tea, keys: { ...tea.keys, [old.keyId]: revoked } } } }
    })

    await expect(service.clientOf(old).publish(givenBuild('2'))).rejects.toEqual(refused('unauthorized'))
    await service.clientOf(next).publish(givenBuild('2'))
    expect(Object.keys((await service.operator().read()).remotes['mf-tea']?.versions ?? {})).toEqual(['1', '2'])
  })
})

describe('an upload', () => {
  test('leaves nothing that can be read when it is cut off, and continues where it ended', async () => {
    const keys = await service.addTeam('tea', ['mf-tea'])
    const dir = givenBuild('1')
    const [first] = Object.keys((JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')) as Release).files)
    const bytes = readFileSync(path.join(dir, first ?? ''))
    const http = new RegistryHttp({ url: service.url, keys })
    await upload(http, bytes)
    await service.restart()

    expect((await service.operator().read()).remotes).toEqual({})
    await service.clientOf(keys).publish(dir)
    expect((await service.operator().read()).remotes['mf-tea']?.rules).toHaveLength(1)
    expect(readdirSync(path.join(service.registryHome, 'uploads'))).toEqual([])
  })

  test('is refused as a whole when a file does not match its hash', async () => {
    const http = new RegistryHttp({ url: service.url, keys: await service.addTeam('tea', ['mf-tea']) })
    const tar = archiveOf([named('right'), named('wrong', Buffer.from('other'))])
    await expect(post(http, await buffer(tar))).rejects.toEqual(refused('bad_request'))
    expect(existsSync(path.join(service.registryHome, 'uploads'))).toBe(false)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['that is no tar', async () => Buffer.alloc(4096, 'x')],
    ['that is cut off', async () => (await buffer(archiveOf([named('x'.repeat(4096))]))).subarray(0, 1024)],
    ['with a name that is a path', () => buffer(archiveOf([{ ...named('x'), name: '../x' }]))],
    ['with a link', () => tarWith({ name: 'a'.repeat(96), type: 'symlink', linkname: '/etc/passwd' })],
    ['with a file that says it is larger', async () => withSize(await buffer(archiveOf([named('x')])), 0o7777777)],
  ])('%s is refused with a readable message', async (_, tar) => {
    const http = new RegistryHttp({ url: service.url, keys: await service.addTeam('tea', ['mf-tea']) })
    await expect(post(http, await tar())).rejects.toEqual(refused('bad_request'))
  })

  test.each<[string, (release: Record<string, unknown>) => object]>([
    ['no lists of files', (release) => ({ ...release, files: null })],
    [
      'a file outside its folder',
      (release) => ({ ...release, files: { '../../x.js': Object.values(release.files as object)[0] } }),
    ],
    ['a hash that is none', (release) => ({ ...release, files: { 'a.js': { integrity: 'sha384-', bytes: 1 } } })],
    ['no entry', (release) => ({ ...release, browser: {} })],
    ['a name that is a path', (release) => ({ ...release, name: '../../etc' })],
    ['a list', () => []],
  ])('is refused with a readable message with %s in its release.json', async (_, change) => {
    const tea = service.clientOf(await service.addTeam('tea', ['mf-tea']))
    const dir = givenBuild('1')
    const file = path.join(dir, 'release.json')
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
    await expect(tea.publish(dir)).rejects.toThrow(/release|names a file|name/)
    expect((await service.operator().read()).remotes).toEqual({})
  })

  test('is refused before its files are sent when it is larger than allowed', async () => {
    await service.close()
    service = await givenService({ env: { REGISTRY_RELEASE_MB: '1' } })
    const tea = service.clientOf(await service.addTeam('tea', ['mf-tea']))
    await expect(tea.publish(givenBuild('1', { text: 'x'.repeat(600_000) }))).rejects.toEqual(refused('too_large'))
  })

  test('is refused by the registry with styles that reach outside the remote', async () => {
    const tea = service.clientOf(await service.addTeam('tea', ['mf-tea']))
    await expect(tea.publish(givenBuild('1', { css: 'body{display:none}' }))).rejects.toEqual(refusal('gate'))
    await expect(tea.publish(givenBuild('2', { css: '}}}' }))).rejects.toEqual(refusal('gate'))
    await expect(tea.publish(givenBuild('3', { id: 'mf_header_1' }))).rejects.toEqual(refusal('gate'))
    expect((await service.operator().read()).remotes).toEqual({})
  })
})

describe('a registry home', () => {
  test('is taken over from an earlier edition', async () => {
    const home = givenFolder()
    const before = new (await import('../registry.ts')).Registry({ home })
    await before.publish(givenBuild('1'))
    const after = await givenService({ home })
    try {
      const tea = (await after.operator().read()).remotes['mf-tea']
      expect(tea?.rules).toEqual([{ version: '1', channel: 'stable' }])
      expect(tea?.versions['1']?.signedBy?.team).toBe('operator')
    } finally {
      await after.close()
    }
  })

  test('keeps the same signing key when it is copied elsewhere', async () => {
    const { sequence } = await service
      .operator()
      .promote('mf-tea')
      .catch(() => ({ sequence: 0 }))
    expect(sequence).toBe(0)
    const home = givenFolder()
    cpSync(service.home, home, { recursive: true })
    const other = await givenService({ home })
    await other.operator().publish(givenBuild('1'))
    await other.close()
  })
})
