import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundledProgram } from '@nukkad/build/bundled-program'
import type { SignedRegistry } from '@nukkad/contracts'
import { connectRegistry } from '../client/connect.ts'
import { newKeys, type SigningKeys } from '../keys.ts'
import { givenBuild } from '../registry.given.ts'
import type { RegistryWriter } from '../registry-writer.ts'
import { type StoreFaults, s3StandIn } from '../testing/s3-stand-in.ts'
import { type GivenService, givenService, temporary } from '../testing/service.given.ts'

type Store = Awaited<ReturnType<typeof s3StandIn>>
const registryKey = newKeys().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

let store: Store
let services: GivenService[] = []
beforeEach(async () => {
  store = await s3StandIn()
})
afterEach(async () => {
  store.fails({})
  await Promise.all(services.map((service) => service.close()))
  services = []
  await store.close()
})

const settings = () => ({ ...store.env, REGISTRY_PRIVATE_KEY: registryKey })
async function registryOnBucket(home = temporary('registry')): Promise<GivenService> {
  const service = await givenService({ home, env: settings() })
  services.push(service)
  return service
}
const away = expect.objectContaining({ reason: 'away' })
const versionsOf = async (of: Pick<RegistryWriter, 'read'>) =>
  Object.keys((await of.read()).remotes['mf-tea']?.versions ?? {})
const sequenceIn = (key: string) => {
  const signed = JSON.parse(store.objects.get(`site/${key}`)?.bytes.toString() ?? '') as SignedRegistry
  return JSON.parse(signed.payload).sequence as number
}
/** Waits until the other registry knows these keys, which takes about a second. */
const knows = (service: GivenService, keys: SigningKeys) =>
  until(() =>
    service
      .clientOf(keys)
      .shells()
      .then(
        () => true,
        () => false,
      ),
  )
async function until(isSo: () => Promise<boolean>, ms = 8000): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await sleep(50)) {
    if (Date.now() > end) throw new Error('it did not come true')
  }
}

describe('two registries on one bucket', () => {
  test('publish 50 releases at once without losing any, with consecutive numbers', async () => {
    const [one, two] = [await registryOnBucket(), await registryOnBucket()]
    const keys = await one.addTeam('tea', ['mf-tea'])
    const clients = [one.clientOf(keys), two.clientOf(keys)]
    await knows(two, keys)

    await Promise.all(
      clients.flatMap((client, at) =>
        Array.from({ length: 25 }, (_, time) => client.publish(givenBuild(`${at}.${time}`))),
      ),
    )

    const sequence = sequenceIn('releases/registry.json')
    expect(sequence).toBe(51)
    for (const client of clients) await until(async () => (await client.read()).sequence === sequence)
    const log = await clients[0]?.audit({ limit: 100 })
    expect(log?.map((entry) => entry.sequence)).toEqual(Array.from({ length: 51 }, (_, at) => 51 - at))
    for (const client of clients) expect(await versionsOf(client)).toHaveLength(50)
    // What one registry received, the other serves.
    expect(await clients[1]?.damageOf('mf-tea', '0.24')).toBeUndefined()
    expect(await clients[0]?.damageOf('mf-tea', '1.24')).toBeUndefined()
  }, 60_000)

  test('refuse other files for a version that the other one just published', async () => {
    const [one, two] = [await registryOnBucket(), await registryOnBucket()]
    const keys = await one.addTeam('tea', ['mf-tea'])
    await knows(two, keys)
    await one.clientOf(keys).publish(givenBuild('1'))
    const late = two.clientOf(keys).publish(givenBuild('1', { text: 'other' }))
    await expect(late).rejects.toEqual(expect.objectContaining({ reason: 'overwrite' }))
    await until(
      async () =>
        (await two
          .clientOf(keys)
          .damageOf('mf-tea', '1')
          .catch(() => '')) === undefined,
    )
  })
})

describe('an S3 store', () => {
  test.each<[string, StoreFaults]>([
    ['If-Match', { ignores: 'if-match' }],
    ['If-None-Match', { ignores: 'if-none-match' }],
  ])('is refused at start when it ignores %s', async (header, faults) => {
    store.fails(faults)
    await expect(registryOnBucket()).rejects.toThrow(`ignores ${header}`)
  })

  test('is refused at start with its own error for wrong credentials or bucket', async () => {
    const start = (env: Record<string, string>) => givenService({ env: { ...settings(), ...env } })
    await expect(start({ REGISTRY_S3_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow('403 SignatureDoesNotMatch')
    await expect(start({ REGISTRY_S3_BUCKET: 'other' })).rejects.toThrow('404 NoSuchBucket')
    await expect(start({ REGISTRY_S3_BUCKET: '' })).rejects.toThrow('With REGISTRY_S3_ENDPOINT go')
  })

  test('delays a release, but no reader, when it takes 5 s per answer', async () => {
    const service = await registryOnBucket()
    await service.operator().publish(givenBuild('1'))
    store.fails({ slowMs: 5000 })
    const publishing = service.operator().publish(givenBuild('2'))
    const from = performance.now()
    expect(await versionsOf(service.operator())).toEqual(['1'])
    expect(await service.operator().damageOf('mf-tea', '1')).toBeUndefined()
    expect(performance.now() - from).toBeLessThan(2000)
    await publishing
    expect(performance.now() - from).toBeLessThan(28_000)
    expect(await versionsOf(service.operator())).toEqual(['1', '2'])
  }, 40_000)

  test('stops releases with a message, but no reader, when it is down, also after a restart', async () => {
    const service = await registryOnBucket()
    await service.operator().publish(givenBuild('1'))
    const objects = store.objects.size
    store.fails({ status: 503 })
    await expect(service.operator().publish(givenBuild('2'))).rejects.toEqual(away)
    await expect(service.operator().promote('mf-tea', '1')).rejects.toThrow('refused: 503 ServiceUnavailable')
    await service.restart()
    expect(await versionsOf(service.operator())).toEqual(['1'])
    expect(await service.operator().damageOf('mf-tea', '1')).toBeUndefined()
    expect(store.objects.size).toBe(objects)

    store.fails({})
    await service.operator().publish(givenBuild('2'))
    expect(await versionsOf(service.operator())).toEqual(['1', '2'])
  }, 40_000)

  test('applies each change once when answers are lost', async () => {
    const service = await registryOnBucket()
    for (const version of ['1', '2', '3']) await service.operator().publish(givenBuild(version))
    store.fails({ losesAnswers: 2 })
    await service.operator().rollback('mf-tea')
    const { remotes, sequence } = await service.operator().read()
    expect(remotes['mf-tea']?.rules).toEqual([{ version: '2', channel: 'stable' }])
    expect(sequence).toBe(4)
    expect(sequenceIn('releases/registry.json')).toBe(4)
  })

  test('takes over what a folder held before', async () => {
    const home = temporary('registry')
    const before = await givenService({ home, env: { REGISTRY_PRIVATE_KEY: registryKey } })
    await before.operator().publish(givenBuild('1'))
    const keys = await before.addTeam('tea', ['mf-tea'])
    await before.close()

    await registryOnBucket(home)
    const other = (await registryOnBucket()).clientOf(keys)
    expect(await versionsOf(other)).toEqual(['1'])
    expect(await other.damageOf('mf-tea', '1')).toBeUndefined()
    expect((await other.audit({ limit: 5 })).map(({ act }) => act)).toEqual(['keys', 'publish'])
  })
})

describe('a registry killed during an upload', () => {
  let program: string
  beforeAll(async () => {
    program = await bundledProgram('packages/registry/src/service/main.ts')
  })
  const port = '7298'
  const url = `http://127.0.0.1:${port}`

  async function started(home: string): Promise<ChildProcess> {
    const env = { ...process.env, ...settings(), NUKKAD_HOME: home, REGISTRY_PORT: port, LOG_LEVEL: 'silent' }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    await until(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      30_000,
    )
    return child
  }

  test('shows nothing of it, and accepts the same release after its next start', async () => {
    const home = temporary('registry')
    const operator = () => connectRegistry({ home, url })
    const first = await started(home)
    await operator().publish(givenBuild('1'))
    store.fails({ slowMs: 300 })
    const second = givenBuild('2')
    const publishing = operator().publish(second)
    await until(async () => [...store.objects.keys()].some((key) => key.includes('archives/mf-tea/2/')))
    first.kill('SIGKILL')
    await expect(publishing).rejects.toThrow('does not respond')

    store.fails({})
    const next = await started(home)
    expect(await versionsOf(operator())).toEqual(['1'])
    await operator().publish(second)
    expect(await versionsOf(operator())).toEqual(['1', '2'])
    next.kill('SIGTERM')
    await once(next, 'exit')
  }, 90_000)
})
