/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RegistryDocument } from '@nukkad/contracts'
import { newShellForTests } from './testing/new-shells.given.ts'
import { givenCommerceRelease, givenContentRelease, givenHeaderRelease, writeRelease } from './testing/release.given.ts'
import { eventually, givenShell } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const { shell, shown, document, put, changed, refusals } = newShellForTests()

describe('release damaged on disk', () => {
  const damage = (file: string) => {
    const at = path.join(shell.home, 'releases', file)
    const bytes = readFileSync(at)
    writeFileSync(at, 'body{display:none}')
    return () => writeFileSync(at, bytes)
  }
  const leftOut = async () => (await shell.numbers()).match(/shell_releases_left_out\{release="(.+)"\} 1/)?.[1]

  test('is left out in favour of the previous version, while other remotes are updated', async () => {
    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('5.0.0')), 'none')
    const repair = damage('mf-content/5.0.0/browser/main.css')
    await shell.registry.promote('mf-content', '5.0.0')
    await shell.publish(givenCommerceRelease('1.1.0'))

    await eventually(async () => (await shell.get('/shop')).html.includes('Shop 1.1.0'))
    expect(await shown()).toBe('1.0.0')
    expect(await refusals('altered')).toBe(1)
    expect(await leftOut()).toBe('mf-content@5.0.0')

    repair()
    await eventually(async () => (await shown()) === '5.0.0')
    expect(await leftOut()).toBeUndefined()
  })

  test('leaves its remote as it was when no sound version remains', async () => {
    const wrong = structuredClone(document().remotes) as Record<string, RegistryDocument['remotes'][string]>
    const content = wrong['mf-content']
    if (!content?.versions['1.0.0']) throw new Error('mf-content is not released')
    wrong['mf-content'] = {
      versions: { '5.0.0': content.versions['1.0.0'] },
      rules: [{ version: '5.0.0', channel: 'stable' }],
      history: [],
    }
    put(changed({ sequence: 9, remotes: wrong }))

    await eventually(async () => JSON.parse((await shell.get('/_shell/snapshot')).html).sequence === 9)
    expect(await shown()).toBe('1.0.0')
    expect(await leftOut()).toBe('mf-content@5.0.0')
  })

  test('does not block other remotes after a restart when it is an old version', async () => {
    await shell.publish(givenContentRelease('1.1.0'))
    damage('mf-content/1.0.0/browser/main.css')
    await shell.restart()

    await shell.publish(givenCommerceRelease('1.1.0'))

    await eventually(async () => (await shell.get('/shop')).html.includes('Shop 1.1.0'))
    expect(await shown()).toBe('1.1.0')
  })

  test('recovers once rebuilt with another manifest', async () => {
    damage('mf-content/1.0.0/browser/main.css')
    await shell.restart()
    expect(await shown()).toBeUndefined()
    expect((await shell.get('/shop')).html).toContain('Shop 1.0.0')

    await shell.registry.publish(writeRelease(path.join(shell.home, 'built'), givenContentRelease('1.0.0')), 'none')

    await eventually(async () => (await shown()) === '1.0.0')
    const { response } = await shell.get('/releases/mf-content/1.0.0/browser/main.css')
    expect(response.status).toBe(200)
  })
})

describe('shell start', () => {
  test('fails without any release and says how to make one', async () => {
    await expect(givenShell({ releases: [] })).rejects.toThrow('Nothing is released yet')
  })

  test('leaves out a release for another platform', async () => {
    const other = await givenShell({
      releases: [
        givenHeaderRelease(),
        givenContentRelease(),
        givenCommerceRelease(),
        { ...givenContentRelease('9.0.0'), platform: '^2.0.0' },
      ],
    })
    const { html } = await other.get('/delhi')
    await other.close()
    expect(html).toContain('City home 1.0.0')
  })
})
