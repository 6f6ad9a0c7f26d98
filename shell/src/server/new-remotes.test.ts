/** @jest-environment node */
import path from 'node:path'
import { storeRelease } from '@nukkad/registry'
import { newShellForTests } from './testing/new-shells.given.ts'
import { type GivenRelease, givenContentRelease, givenTeaRelease, writeRelease } from './testing/release.given.ts'
import { eventually } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const { shell, shown, document, refusals } = newShellForTests()

describe('remote that the shell was not built with', () => {
  const status = async (address: string, init?: RequestInit) => (await shell.get(address, init)).response.status
  const built = (release: GivenRelease) => writeRelease(path.join(shell.home, 'built'), release)
  const tableOf = async (init?: RequestInit) => {
    const { routes } = JSON.parse((await shell.get('/_shell/snapshot', init)).html)
    const { response, html } = await shell.get(`/_shell/routes/${routes}.json`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    return (JSON.parse(html) as { name: string }[]).map(({ name }) => name)
  }

  test('is served at its own address and is in the route table and the sitemap', async () => {
    expect(await status('/tea-guide')).toBe(404)
    await shell.publish(givenTeaRelease())

    await eventually(async () => (await status('/tea-guide')) === 200)
    const { html } = await shell.get('/Tea-Guide/').then(() => shell.get('/tea-guide'))
    expect(html).toContain('<h1>tea-guide 1.0.0</h1>')
    expect(html).toContain('<title>Page tea-guide</title>')
    expect(html).toMatch(/rel="canonical" href="https:\/\/nukkad\.example\/tea-guide\/"/)
    expect(html).toContain('data-page="/tea-guide"')
    expect(html).not.toContain('noindex')
    expect((await shell.get('/Tea-Guide')).response.headers.get('location')).toBe('/tea-guide')
    expect(await tableOf()).toContain('tea-guide')
    expect((await shell.get('/sitemaps/screens.xml')).html).toContain('<loc>https://nukkad.example/tea-guide/</loc>')
    expect(await status('/_shell/routes/nonsense.json')).toBe(404)
    const now = await shell.get('/_shell/routes')
    expect(JSON.parse(now.html)).toContainEqual(expect.objectContaining({ pattern: '/tea-guide', owner: 'tea-guide' }))
    const etag = now.response.headers.get('etag') ?? ''
    expect(await status('/_shell/routes', { headers: { 'if-none-match': etag } })).toBe(304)
  })

  test('serves a new screen only to those who get the release that brings it', async () => {
    await shell.publish(givenTeaRelease())
    await shell.registry.publish(built(givenTeaRelease('2.0.0', { more: ['kettles'] })), 'none')
    const token = await shell.registry.preview('mf-tea-guide', '2.0.0')
    const init = { headers: { cookie: `nukkad_preview=${token}` } }

    await eventually(async () => (await status('/tea-guide/kettles', init)) === 200)
    expect(await status('/tea-guide/kettles')).toBe(404)
    expect(await tableOf(init)).toContain('kettles')
    expect(await tableOf()).not.toContain('kettles')
  })

  const thefts: [string, GivenRelease, string][] = [
    [
      'a slot of another remote',
      givenTeaRelease('1.0.0', { slots: ['main', 'header'] }),
      "'header', but that belongs to mf-header",
    ],
    [
      'an address of another remote',
      { ...givenTeaRelease(), more: [{ name: 'tea', pattern: '/shop/tea', page: '/tea', access: 'public' }] },
      '/shop/tea, but that belongs to mf-commerce',
    ],
  ]
  test.each(thefts)(
    'is refused when it takes %s, also by the shell when the registry was bypassed',
    async (_, release, why) => {
      await expect(shell.publish(release)).rejects.toThrow(why)
      expect(document().remotes['mf-tea-guide']).toBeUndefined()

      const { manifest } = await storeRelease(shell.registry.releases, built(release))
      const version = { manifest, platform: '^1.0.0', publishedAt: new Date().toISOString() }
      await shell.registry.change({ act: 'test' }, ({ remotes, ...rest }) => ({
        ...rest,
        remotes: {
          // Listed before all others, so that only ownership prevents it from being taken.
          'mf-tea-guide': {
            versions: { '1.0.0': version },
            rules: [{ version: '1.0.0', channel: 'stable' }],
            history: [],
          },
          ...remotes,
        },
      }))
      await shell.publish(givenContentRelease('1.1.0'))

      await eventually(async () => (await shown()) === '1.1.0')
      expect(await refusals('foreign')).toBeGreaterThan(0)
      expect((await shell.get('/delhi')).html).toContain('header 1.0.0')
      expect(await status('/shop/tea')).toBe(404)
      await shell.restart()
      expect((await shell.get('/delhi')).html).toContain('header 1.0.0')
    },
  )
})
