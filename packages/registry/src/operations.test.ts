import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from './document/resolve.ts'
import { givenBuild, givenRegistry, givenVisitor } from './registry.given.ts'

const stableOf = async (registry: ReturnType<typeof givenRegistry>, name = 'mf-tea') =>
  resolve(await registry.read(), givenVisitor())[name]?.version
const refusal = (reason: string) => expect.objectContaining({ name: 'RegistryRefusal', reason })

describe('registry operations', () => {
  test('roll back one stable version each time, and refuse when there is none left', async () => {
    const registry = givenRegistry()
    for (const version of ['1', '2', '3']) await registry.publish(givenBuild(version))
    await registry.rollback('mf-tea')
    expect(await stableOf(registry)).toBe('2')
    await registry.rollback('mf-tea')
    expect(await stableOf(registry)).toBe('1')
    await expect(registry.rollback('mf-tea')).rejects.toThrow('mf-tea has no earlier version to go back to.')
  })

  test('can promote a version that was rolled back', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'))
    await registry.rollback('mf-tea')
    expect((await registry.read()).remotes['mf-tea']?.versions['2']?.withdrawnAt).toBeDefined()
    await registry.promote('mf-tea', '2')
    expect(await stableOf(registry)).toBe('2')
    expect((await registry.read()).remotes['mf-tea']?.versions['2']?.withdrawnAt).toBeUndefined()
  })

  test('give a canary its share, and make it stable when promoted', async () => {
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

  test.each([0, -0.1, 1.1, Number.NaN])('refuse a canary with a share of %d', async (share) => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    expect(() => registry.canary('mf-tea', '1', share)).toThrow(/share/)
  })

  test('show a preview to its token only', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'), 'none')
    const token = await registry.preview('mf-tea', '2')
    const document = await registry.read()
    expect(resolve(document, givenVisitor())['mf-tea']?.version).toBe('1')
    expect(resolve(document, givenVisitor({ previewTokens: [token] }))['mf-tea']?.version).toBe('2')
    expect(readFileSync(registry.file, 'utf8')).not.toContain(token)
  })

  test('start and end a campaign by its times, in its cities', async () => {
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
    expect(() => registry.campaign('mf-tea', '2', { from: 'soon' })).toThrow("'soon' is not a time")
  })

  test('roll back a quarantined stable version, which cannot be promoted again', async () => {
    const registry = givenRegistry()
    await registry.publish(givenBuild('1'))
    await registry.publish(givenBuild('2'))
    await registry.quarantine('mf-tea', '2', 'it broke the cart')
    expect(await stableOf(registry)).toBe('1')
    await expect(registry.promote('mf-tea', '2')).rejects.toThrow('mf-tea 2 is quarantined: it broke the cart')
  })

  test('refuse what was never published, in words', async () => {
    const registry = givenRegistry()
    await expect(registry.rollback('mf-tea')).rejects.toThrow('mf-tea has never been released.')
    await registry.publish(givenBuild('1'))
    await expect(registry.promote('mf-tea', '9')).rejects.toThrow('mf-tea has no version 9.')
    await expect(registry.promote('mf-tea')).rejects.toThrow('mf-tea has no canary to promote.')
  })

  test('renew the registry when half of its validity has passed, not before', async () => {
    let now = new Date('2026-11-01T00:00:00Z')
    const registry = givenRegistry(() => now)
    await registry.publish(givenBuild('1'))
    expect(await registry.renew()).toBe(false)
    now = new Date('2026-11-05T00:00:00Z')
    expect(await registry.renew()).toBe(true)
    expect((await registry.read()).validUntil).toBe('2026-11-12T00:00:00.000Z')
  })

  test('refuse a registry signed by another key before writing anything', async () => {
    const registry = givenRegistry()
    const other = givenRegistry()
    await registry.publish(givenBuild('1'))
    await other.publish(givenBuild('1'))
    writeFileSync(registry.file, readFileSync(other.file))
    await expect(registry.publish(givenBuild('2'))).rejects.toEqual(refusal('signature'))
  })
})
