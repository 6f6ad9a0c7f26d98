/** @jest-environment node */
import { givenCampaignsRelease } from './testing/release.given.ts'
import { shellForTests, usual } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const shell = shellForTests(() => ({ releases: [...usual(), givenCampaignsRelease()] }))
const json = (html: string, id: string) =>
  JSON.parse(html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1] ?? 'null')

describe('page addresses', () => {
  test.each(['/shop/nonsense/cart', '/a/b/c/d/e', '/some-provider'])('%s is 404 and page "direct"', async (address) => {
    const { response, html } = await shell.get(address)

    expect(response.status).toBe(404)
    expect(html).toContain('data-page="direct" data-remote="mf-content"')
    expect(html).toContain('<h1>This page does not exist</h1>')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  })

  test('/404 is a 404 under its own page name', async () => {
    const { response, html } = await shell.get('/404')

    expect(response.status).toBe(404)
    expect(html).toContain('data-page="/page-404"')
  })

  test('answers 404 with the screen in place for content that only some may see', async () => {
    const { response, html } = await shell.get('/delhi/a-draft/preview')

    expect(response.status).toBe(404)
    expect(html).toContain('<h1>Not yet</h1>')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(json(html, 'nukkad-boot').route.name).toBe('discovery-preview')
  })

  test('shows the 404 page for an unknown slug', async () => {
    const { response, html } = await shell.get('/shop/product/no-such-product')

    expect(response.status).toBe(404)
    expect(html).toContain('data-page="direct"')
    expect(html).toContain('<h1>This page does not exist</h1>')
    expect(html).toContain('<footer title="not-found">')
    expect(json(html, 'nukkad-boot').route).toMatchObject({ name: 'not-found', page: 'direct', remote: 'mf-content' })
  })

  test.each([`/${'9f86d081'.repeat(4)}`, `/${'9f86d081'.repeat(4)}/early-access`, '/t-3f2a9c81b7d64e05'])(
    'neither caches nor indexes an address that is a secret, nor sends it as a referrer: %s',
    async (address) => {
      const { response, html } = await shell.get(address)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
      expect((await shell.get('/delhi')).response.headers.get('referrer-policy')).toBe(
        'strict-origin-when-cross-origin',
      )
    },
  )

  test('ignores a trailing slash and redirects doubled slashes to the plain address on this site', async () => {
    expect((await shell.get('/delhi/')).response.status).toBe(200)
    const { response } = await shell.get('//evil.example//x?a=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/evil.example/x?a=1')
  })

  test.each(['/x%ff', '/%', '/a%2', '/x%00y', '/%c0%80'])('answers 404 for invalid encoding: %s', async (address) => {
    const { response, html } = await shell.get(address)
    expect(response.status).toBe(404)
    expect(html).toContain('<h1>This page does not exist</h1>')
  })

  test('sends nosniff and HSTS with every answer', async () => {
    for (const address of ['/', '/404', '/shell/nothing.js', '/api/thing', '/images/a', '/robots.txt', '/metrics']) {
      const { response } = await shell.get(address)
      expect([address, response.headers.get('x-content-type-options')]).toEqual([address, 'nosniff'])
      expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    }
  })

  test('shows metrics to operators only', async () => {
    expect(await shell.numbers()).toContain('shell_page_seconds')
    const { response, html } = await shell.get('/metrics')
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')])
    expect(html).not.toContain('shell_')
  })

  test('keeps a screen’s redirect on this site', async () => {
    const inside = await shell.get('/shop/42/cart')
    const outside = await shell.get('/shop/new-launches')

    expect([inside.response.status, inside.response.headers.get('location')]).toEqual([302, '/shop/cart/empty'])
    expect(outside.response.headers.get('location')).toBe('/')
  })

  test('redirects moved content permanently with its query', async () => {
    const { api } = shell
    const before = api.answer
    api.answer = (_, response) => {
      const message = { message: 'elsewhere', code: 'moved', requestId: '1', to: '/shop/product/new-kurta' }
      response.writeHead(410, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
    }
    const { response } = await shell.get('/shop/product/old-kurta?ref=mail')
    api.answer = before

    expect([response.status, response.headers.get('location')]).toEqual([301, '/shop/product/new-kurta?ref=mail'])
  })

  test('answers HEAD with headers only and refuses other methods with Allow', async () => {
    const head = await shell.get('/delhi', { method: 'HEAD' })
    const post = await shell.get('/delhi', { method: 'POST', body: 'x' })

    expect([head.response.status, head.html]).toEqual([200, ''])
    expect([post.response.status, post.response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
