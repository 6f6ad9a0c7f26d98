import path from 'node:path'
import { followTrust } from '../client/follow-trust.ts'
import { RegistryHttp } from '../client/registry-http.ts'
import { requestToken } from '../client/signed-request.ts'
import { keptKeys, newKeys, pemOf } from '../keys.ts'
import { givenBuild } from '../registry.given.ts'
import { type GivenService, givenReport, givenService, temporary } from '../testing/service.given.ts'
import { signTrust } from '../trust/trust.ts'
import { TrustChain } from '../trust/trust-chain.ts'

let service: GivenService
beforeEach(async () => {
  service = await givenService()
})
afterEach(() => service.close())

const refused = (code: string) => expect.objectContaining({ code })
const statusOf = async (address: string, init: RequestInit = {}) => (await fetch(service.url + address, init)).status

describe('a request to the registry', () => {
  test('is refused without a signature, from a stranger, and with an invalid one', async () => {
    const stranger = new RegistryHttp({ url: service.url, keys: newKeys() })
    expect(await statusOf('/v1/document')).toBe(401)
    expect(await statusOf('/v1/document', { headers: { authorization: 'Bearer x.y.z' } })).toBe(401)
    await expect(stranger.ask('/v1/document')).rejects.toEqual(refused('unauthorized'))
    expect(await statusOf('/nothing')).toBe(404)
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
  })

  test('is accepted once, for its address and body only', async () => {
    const keys = keptKeys(path.join(service.home, 'keys'), 'operator')
    const body = JSON.stringify({ act: 'prune' })
    const headers = async (path: string, signed = body) => ({
      authorization: `Bearer ${await requestToken({ method: 'POST', path, body: signed }, keys)}`,
      'content-type': 'application/json',
    })
    const post = (own: Record<string, string>) => statusOf('/v1/changes', { method: 'POST', headers: own, body })

    const first = await headers('/v1/changes')
    expect([await post(first), await post(first)]).toEqual([200, 401])
    expect(await post(await headers('/v1/other'))).toBe(401)
    expect(await post(await headers('/v1/changes', '{}'))).toBe(401)
  })

  test('is refused with a readable message when it is invalid, never with 5xx', async () => {
    const http = new RegistryHttp({ url: service.url, keys: keptKeys(path.join(service.home, 'keys'), 'operator') })
    const post = (json: unknown) => http.ask('/v1/changes', { method: 'POST', json })
    await expect(post({ act: 'explode' })).rejects.toEqual(refused('bad_request'))
    await expect(post({ act: 'canary', remote: 'mf-tea', version: '1', share: 2 })).rejects.toEqual(
      refused('bad_request'),
    )
    await expect(post(null)).rejects.toEqual(refused('bad_request'))
    await expect(post({ act: 'rollback', remote: 'mf-tea' })).rejects.toThrow('mf-tea has never been released.')
    for (const release of ['mf-tea/..%2f..%2fkeys', '%2e%2e%2fx/1', 'mf-tea/1/release.json', '__proto__/constructor']) {
      await expect(http.ask(`/v1/releases/${release}`)).rejects.toEqual(refused('not_found'))
    }
  })

  test('is logged with the person’s name when it is on behalf of one', async () => {
    await service.operator().publish(givenBuild('1'))
    const operator = service.clientOf(keptKeys(path.join(service.home, 'keys'), 'operator'), 'yamini@nukkad.test')
    await operator.canary('mf-tea', '1', 0.5, true)
    expect((await operator.audit({ limit: 1 }))[0]).toMatchObject({
      by: 'yamini@nukkad.test by operator',
      act: 'canary',
    })
  })
})

describe('requests of a shell', () => {
  test('can read, report and withdraw, and change nothing else', async () => {
    await service.operator().publish(givenBuild('1'))
    await service.operator().publish(givenBuild('2'))
    const change = (json: unknown) => service.shell().ask('/v1/changes', { method: 'POST', json })

    await service.shell().ask('/v1/shells', { method: 'PUT', json: givenReport({ sequence: 2, seen: 2 }) })
    expect(await service.operator().shells()).toEqual([
      { shell: 'web-1', sequence: 2, seen: 2, leftOut: {}, platform: '1.0.0' },
    ])
    await expect(change({ act: 'promote', remote: 'mf-tea', version: '1' })).rejects.toEqual(refused('forbidden'))
    await change({ act: 'quarantine', remote: 'mf-tea', version: '2', why: 'visitors can not run it' })
    const { remotes, change: last } = await service.operator().read()
    expect(remotes['mf-tea']?.rules).toEqual([{ version: '1', channel: 'stable' }])
    expect(last).toMatchObject({ by: 'shell', why: 'visitors can not run it' })
  })

  test('waiting for a change are answered at once, also for a change of another process', async () => {
    await service.operator().publish(givenBuild('1'))
    const waiting = service.shell().ask('/v1/document?after=1', { timeoutMs: 20_000 })
    const { Registry } = await import('../registry.ts')
    await new Registry({ home: service.registryHome }).publish(givenBuild('2'))
    const from = performance.now()
    expect(JSON.parse(JSON.parse(await (await waiting).text()).payload).sequence).toBe(2)
    expect(performance.now() - from).toBeLessThan(5000)
  })
})

describe('root keys', () => {
  const reader = async () => {
    const chain = new TrustChain(path.join(temporary('reader'), 'trust'))
    await followTrust(service.url, chain)
    return chain
  }

  test('are followed by a reader that was away for two rotations', async () => {
    const chain = await reader()
    const [second, third] = [newKeys(), newKeys()]
    const rootOf = (keys: typeof second) => ({ keys: { [keys.keyId]: pemOf(keys.publicKey) }, threshold: 1 })
    await service.changeTrust((document) => ({ ...document, root: rootOf(second) }), [service.root, second])
    await service.changeTrust((document) => ({ ...document, root: rootOf(third) }), [second, third])

    await followTrust(service.url, chain)
    expect(Object.keys(chain.current.root.keys)).toEqual([third.keyId])
  })

  test('are followed by several processes at once in a shared folder', async () => {
    const folder = path.join(temporary('readers'), 'trust')
    const chains = Array.from({ length: 8 }, () => new TrustChain(folder))
    await Promise.all(chains.map((chain) => followTrust(service.url, chain)))
    await service.addTeam('tea', ['mf-tea'])
    await service.addTeam('kettle', ['mf-kettle'])

    await Promise.all(chains.map((chain) => followTrust(service.url, chain)))
    expect(chains.map((chain) => chain.current.version)).toEqual(chains.map(() => 3))
  })

  test('are refused by the registry and its readers when an attacker signed them', async () => {
    const attacker = newKeys()
    const chain = await reader()
    const root = { keys: { [attacker.keyId]: pemOf(attacker.publicKey) }, threshold: 1 }
    const change = service.changeTrust((document) => ({ ...document, root }), [attacker])
    await expect(change).rejects.toEqual(expect.objectContaining({ reason: 'signature' }))

    const forged = signTrust({ ...chain.current, version: 2, root }, [attacker])
    await expect(chain.add(forged)).rejects.toEqual(expect.objectContaining({ reason: 'signature' }))
    const twice = signTrust({ ...chain.current, version: 2 }, [service.root])
    expect((await chain.add(twice)).version).toBe(2)
    await expect(chain.add(twice)).rejects.toEqual(expect.objectContaining({ reason: 'older' }))
  })

  test('do not accept the same signature twice with a threshold of two', async () => {
    const other = newKeys()
    const two = {
      keys: { [service.root.keyId]: pemOf(service.root.publicKey), [other.keyId]: pemOf(other.publicKey) },
      threshold: 2,
    }
    await service.changeTrust((document) => ({ ...document, root: two }), [service.root, other])
    const once = service.changeTrust((document) => document, [service.root, service.root])
    await expect(once).rejects.toEqual(expect.objectContaining({ reason: 'signature' }))
  })
})
