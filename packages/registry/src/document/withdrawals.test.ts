import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { givenBuild, givenRegistry, givenVisitor } from '../registry.given.ts'
import { resolve } from './resolve.ts'

const tea = async (registry: ReturnType<typeof givenRegistry>) => {
  const remote = (await registry.read()).remotes['mf-tea']
  if (!remote) throw new Error('mf-tea is not released')
  return remote
}
const shown = async (registry: ReturnType<typeof givenRegistry>) =>
  resolve(await registry.read(), givenVisitor())['mf-tea']?.version

/** Versions published one per day, the last one stable. */
async function published(...versions: string[]) {
  let day = 0
  const registry = givenRegistry(() => new Date(Date.UTC(2026, 10, 1 + day++)))
  for (const version of versions) await registry.publish(givenBuild(version))
  return registry
}

describe('withdrawing a version', () => {
  test('is refused when only a preview or a withdrawn version would be left', async () => {
    const registry = await published('1')
    await registry.publish(givenBuild('2'), 'none')
    await registry.preview('mf-tea', '2')
    const refused = expect.objectContaining({ reason: 'irreplaceable' })

    await expect(registry.quarantine('mf-tea', '1', 'it broke')).rejects.toEqual(refused)
    await registry.promote('mf-tea', '2')
    await registry.quarantine('mf-tea', '2', 'it broke too')
    await expect(registry.quarantine('mf-tea', '1', 'it broke')).rejects.toEqual(refused)

    expect(await shown(registry)).toBe('1')
  })

  test('is undone by a restore, which makes it stable again and the previous one the rollback target', async () => {
    const registry = await published('1', '2')
    await registry.quarantine('mf-tea', '2', 'reported by visitors')
    expect(await shown(registry)).toBe('1')

    await registry.restore('mf-tea', '2')

    expect(await tea(registry)).toMatchObject({ rules: [{ version: '2', channel: 'stable' }], history: ['1'] })
    expect((await tea(registry)).versions['2']).not.toHaveProperty('quarantined')
  })

  test('is undone for the same visitors when it was a canary', async () => {
    const registry = await published('1')
    await registry.publish(givenBuild('2'), 'none')
    await registry.canary('mf-tea', '2', 0.2)
    await registry.quarantine('mf-tea', '2', 'slow')
    expect((await tea(registry)).rules).toHaveLength(1)

    await registry.restore('mf-tea', '2')

    expect((await tea(registry)).rules).toEqual([
      { version: '2', channel: 'canary', share: 0.2, since: expect.any(String) },
      { version: '1', channel: 'stable' },
    ])
  })

  test('leaves a newer stable version when undone, and allows a rollback to it', async () => {
    const registry = await published('1', '2')
    await registry.quarantine('mf-tea', '2', 'it broke')
    await registry.publish(givenBuild('3'))

    await registry.restore('mf-tea', '2')

    expect(await shown(registry)).toBe('3')
    await registry.rollback('mf-tea')
    expect(await shown(registry)).toBe('2')
  })

  test('can be undone after a rollback, too; a version that was not withdrawn is refused', async () => {
    const registry = await published('1', '2')
    await registry.rollback('mf-tea')
    await registry.restore('mf-tea', '2')
    expect(await shown(registry)).toBe('2')
    await expect(registry.restore('mf-tea', '2')).rejects.toThrow('mf-tea 2 was not withdrawn.')
    await expect(registry.restore('mf-tea', '9')).rejects.toThrow('mf-tea has no version 9.')
  })
})

describe('taking back a canary, campaign or preview', () => {
  test('removes all rules of the version or those of one channel', async () => {
    const registry = await published('1')
    await registry.publish(givenBuild('2'), 'none')
    await registry.canary('mf-tea', '2', 0.2)
    await registry.campaign('mf-tea', '2', { cities: ['goa'] })
    await registry.preview('mf-tea', '2')

    await registry.takeBack('mf-tea', '2', 'canary')
    expect((await tea(registry)).rules.map(({ channel }) => channel)).toEqual(['preview', 'campaign', 'stable'])
    await registry.takeBack('mf-tea', '2')

    expect((await tea(registry)).rules).toEqual([{ version: '1', channel: 'stable' }])
    await expect(registry.takeBack('mf-tea', '2')).rejects.toThrow('no canary, campaign or preview to withdraw')
    await expect(registry.takeBack('mf-tea', '1')).rejects.toThrow('no canary, campaign or preview to withdraw')
  })
})

describe('a release with an unsafe name or version', () => {
  test.each([
    { name: '../mf-tea', version: '1' },
    { name: 'mf-tea', version: '../../1' },
    { name: 'mf-tea', version: '..' },
    { name: 'registry.journal', version: '1' },
  ])('%j is refused', async ({ name, version }) => {
    const registry = givenRegistry()
    const dir = givenBuild('1')
    const file = path.join(dir, 'release.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), name, version }))
    await expect(registry.publish(dir)).rejects.toEqual(expect.objectContaining({ reason: 'malformed' }))
  })
})
