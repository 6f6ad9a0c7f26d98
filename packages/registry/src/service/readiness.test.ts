import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newKeys, pemOf } from '../keys.ts'
import { givenBuild } from '../registry.given.ts'
import { type GivenService, givenService } from '../testing/service.given.ts'

let service: GivenService
afterEach(() => service.close())

async function readiness() {
  const answer = await fetch(`${service.url}/readyz`)
  return { status: answer.status, connection: answer.headers.get('connection'), body: await answer.json() }
}

describe('the readiness of a registry', () => {
  test('says which document it serves', async () => {
    service = await givenService()
    const { sequence } = await service.operator().read()
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'ready', sequence } })
    await service.operator().publish(givenBuild('1'))
    expect((await readiness()).body).toEqual({ status: 'ready', sequence: sequence + 1 })
  })

  test('is denied while its document cannot be read, and returns with it', async () => {
    service = await givenService()
    await service.operator().publish(givenBuild('1'))
    // The newest of these is served while the published document is older.
    const journal = path.join(service.registryHome, 'releases/registry.journal')
    const files = [
      path.join(service.registryHome, 'releases/registry.json'),
      ...readdirSync(journal).map((name) => path.join(journal, name)),
    ]
    const whole = files.map((file) => readFileSync(file))
    for (const file of files) writeFileSync(file, '{')
    expect(await readiness()).toMatchObject({ status: 503, body: { status: 'not ready' } })
    for (const [at, file] of files.entries()) writeFileSync(file, whole[at] ?? '')
    expect(await readiness()).toMatchObject({ status: 200 })
  })

  test('is denied once shells no longer trust its key', async () => {
    service = await givenService()
    const other = newKeys()
    await service.changeTrust((document) => ({
      ...document,
      registry: { [other.keyId]: pemOf(other.publicKey) },
    }))
    expect(await readiness()).toMatchObject({ status: 503, body: { status: 'not ready' } })
  })

  test('ends first when it stops: it goes on answering for a while, and then takes no more', async () => {
    service = await givenService({ env: { DRAIN_SECONDS: '0.5' } })
    const ended = service.close()
    expect(await readiness()).toMatchObject({ status: 503, connection: 'close', body: { status: 'ending' } })
    expect((await fetch(`${service.url}/v1/trust/1`)).status).toBe(200)
    await ended
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow('fetch failed')
  })
})
