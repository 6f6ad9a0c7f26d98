import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keptKeys, newKeys, pemOf } from '../keys.ts'
import { givenBuild } from '../registry.given.ts'
import { parseSigned } from '../sign.ts'
import { givenService } from '../testing/service.given.ts'

const signedBy = (registryHome: string) =>
  parseSigned(readFileSync(path.join(registryHome, 'releases/registry.json'), 'utf8')).keyId

describe('the next key of a registry', () => {
  test('signs what the key before it signed, before that one is taken away', async () => {
    const before = await givenService()
    const { home, registryHome } = before
    const operator = keptKeys(path.join(home, 'keys'), 'operator')
    const reader = before.clientOf(operator)
    await before.operator().publish(givenBuild('1'))
    const { sequence } = await reader.read()
    const next = newKeys()
    await before.changeTrust((document) => ({
      ...document,
      registry: Object.assign({ [next.keyId]: pemOf(next.publicKey) }, document.registry),
    }))
    const earlier = signedBy(registryHome)
    await before.close()

    const pem = next.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const after = await givenService({ home, env: { REGISTRY_PRIVATE_KEY: pem } })

    expect([earlier === next.keyId, signedBy(registryHome)]).toEqual([false, next.keyId])
    await after.changeTrust((document) => ({ ...document, registry: { [next.keyId]: pemOf(next.publicKey) } }))
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200)
    await after.operator().publish(givenBuild('2'))
    expect((await after.clientOf(operator).read()).sequence).toBeGreaterThan(sequence)
    await after.close()
  })

  test('is refused at the start while the trusted keys do not list it', async () => {
    const before = await givenService()
    await before.close()
    const pem = newKeys().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    await expect(givenService({ home: before.home, env: { REGISTRY_PRIVATE_KEY: pem } })).rejects.toThrow(
      'is not one of the trusted keys; see docs/runbooks/key-rotation.md.',
    )
  })
})
