import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from './document/resolve.ts'
import { givenBuild, givenRegistry, givenVisitor } from './registry.given.ts'

const stableOf = async (registry: ReturnType<typeof givenRegistry>, name = 'mf-tea') =>
  resolve(await registry.read(), givenVisitor())[name]?.version
const refusal = (reason: string) => expect.objectContaining({ name: 'RegistryRefusal', reason })

describe('operations', () => {
  test('a rollback goes back one stable version each time and ends with a clear refusal', async () => {
    const registry = givenRegistry()
    for (const version of ['1', '2', '3']) await registry.publish(givenBuild(version))
    await registry.rollback('mf-tea')
    expect(await stableOf(registry)).toBe('2')
    await registry.rollback('mf-tea')
    expect(await stableOf(registry)).toBe('1')
    await expect(registry.rollback('mf-tea')).rejects.toThrow('mf-tea has no earlier version to go back to.')
  })

  test('a version that was rolled back can be made stable again by hand', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'))
    await registry.rollback('mf-tea')
    expect((await registry.read()).remotes['mf-tea']?.versions['2']?.withdrawnAt).toBeDefined()
    await registry.promote('mf-tea', '2')
    expect(await stableOf(registry)).toBe('2')
    expect((await registry.read()).remotes['mf-tea']?.versions['2']?.withdrawnAt).toBeUndefined()
  })

  test('a canary reaches its share and becomes stable when it is promoted', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'), 'none')
    expect(await stableOf(registry)).toBe('1')
    await registry.canary('mf-tea', '2', 1)
    expect(await stableOf(registry)).toBe('2')
    await registry.promote('mf-tea')
    const remote = (await registry.read()).remotes['mf-tea']
    expect(remote?.rules).toEqual([{ version: '2', channel: 'stable' }])
    expect(remote?.history).toEqual(['1'])
  })

  test.each([0, -0.1, 1.1, Number.NaN])('a canary with a share of %d is refused', async (share) => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    expect(() => registry.canary('mf-tea', '1', share)).toThrow(/share/)
  })

  test('a preview leaves everyone else where they were', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'), 'none')
    const token = await registry.preview('mf-tea', '2')
    const document = await registry.read()
    expect(resolve(document, givenVisitor())['mf-tea']?.version).toBe('1')
    expect(resolve(document, givenVisitor({ previewTokens: [token] }))['mf-tea']?.version).toBe('2')
    expect(readFileSync(registry.file, 'utf8')).not.toContain(token)
  })

  test('a campaign starts and ends by itself', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'), 'none')
    await registry.campaign('mf-tea', '2', {
      from: '2026-11-01T00:00:00Z',
      until: '2026-11-05T00:00:00Z',
      cities: ['goa'],
    })
    const at = async (day: string, city: string) =>
      resolve(await registry.read(), givenVisitor({ city, now: new Date(day) }))['mf-tea']?.version
    expect(await at('2026-11-02', 'goa')).toBe('2')
    expect(await at('2026-11-02', 'pune')).toBe('1')
    expect(await at('2026-11-06', 'goa')).toBe('1')
    expect(() => registry.campaign('mf-tea', '2', { from: 'soon' })).toThrow("'soon' is no time")
  })

  test('a quarantined stable version is rolled back, and cannot come back', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'))
    await registry.quarantine('mf-tea', '2', 'it broke the cart')
    expect(await stableOf(registry)).toBe('1')
    await expect(registry.promote('mf-tea', '2')).rejects.toThrow('mf-tea 2 is quarantined: it broke the cart')
  })

  test('an operation on what was never published says so', async () => {
    const registry = givenRegistry()
    await expect(registry.rollback('mf-tea')).rejects.toThrow('No release of mf-tea was ever published.')
    await registry.publish(givenBuild('1'))
    await expect(registry.promote('mf-tea', '9')).rejects.toThrow('mf-tea has no version 9.')
    await expect(registry.promote('mf-tea')).rejects.toThrow('mf-tea has no canary to promote.')
  })

  test('a registry is renewed when half of its validity is gone, not before', async () => {
    let now = new Date('2026-11-01T00:00:00Z')
    const registry = givenRegistry(() => now)
    await registry.publish(givenBuild('1'))
    expect(await registry.renew()).toBe(false)
    now = new Date('2026-11-20T00:00:00Z')
    expect(await registry.renew()).toBe(true)
    expect((await registry.read()).validUntil).toBe('2026-12-20T00:00:00.000Z')
  })

  test('a registry of another key is refused before anything is written', async () => {
    const registry = givenRegistry()
    const other = givenRegistry()
    await registry.publish(givenBuild('1'))
    await other.publish(givenBuild('1'))
    writeFileSync(registry.file, readFileSync(other.file))
    await expect(registry.publish(givenBuild('2'))).rejects.toEqual(refusal('signature'))
  })
})
