/** @jest-environment node */
import { createHash } from 'node:crypto'
import type { PageFiles } from '@nukkad/contracts'
import { givenCampaignsRelease } from './testing/release.given.ts'
import { shellForTests, usual } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const shell = shellForTests(() => ({ releases: [...usual(), givenCampaignsRelease()] }))
const nonceOf = (response: Response) => response.headers.get('content-security-policy')?.match(/'nonce-([^']+)'/)?.[1]
const json = (html: string, id: string) =>
  JSON.parse(html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1] ?? 'null')

test('marks the page of a visitor who has ordered and caches it separately', async () => {
  const { html } = await shell.get('/mumbai', { headers: { cookie: 'has_ordered=1' } })
  expect(html).toContain(' data-has-ordered>')
  expect((await shell.get('/mumbai')).html).not.toContain('data-has-ordered')
})

describe('city of an address', () => {
  const cookieOf = async (path: string, headers = {}) =>
    (await shell.get(path, { headers })).response.headers.getSetCookie().filter((cookie) => cookie.startsWith('city='))

  test('is remembered for the next page, by a cookie that scripts read too', async () => {
    const year = 31_536_000
    expect(await cookieOf('/mumbai')).toEqual([`city=mumbai; Path=/; SameSite=Lax; Max-Age=${year}; Secure`])
    // Also if the page comes from the cache.
    expect(await cookieOf('/mumbai', { cookie: 'city=delhi' })).toHaveLength(1)
    expect((await shell.get('/policies', { headers: { cookie: 'city=mumbai' } })).html).toContain('"city":"mumbai"')
  })

  test.each([
    ['is remembered already', '/mumbai', { cookie: 'city=mumbai' }],
    ['is all of India', '/all', { cookie: 'city=mumbai' }],
    ['does not exist', '/atlantis', {}],
    ['is fetched ahead of a visit', '/mumbai', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is not written if it %s', async (_, path, headers) => {
    expect(await cookieOf(path, headers)).toEqual([])
  })
})

describe('page inside the mobile app', () => {
  test('marks the page by its address without caching it, then by cookie for the rest of the visit', async () => {
    const first = await shell.get('/delhi?appuser=1')
    expect(first.html).toContain(' data-webview>')
    expect(first.response.headers.getSetCookie()[0]).toMatch(/^nukkad_webview=1; Path=\/; HttpOnly; SameSite=Lax/)
    expect(first.response.headers.get('cache-control')).toBe('private, no-store')

    const next = await shell.get('/delhi', { headers: { cookie: 'nukkad_webview=1; city=delhi' } })
    expect(next.html).toContain(' data-webview>')
    expect(next.response.headers.get('set-cookie')).toBeNull()
    expect((await shell.get('/delhi')).html).not.toContain('data-webview')
  })
})

test('redirects a retired address to its successor', async () => {
  const { response } = await shell.get('/terms?ref=mail', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/policies?ref=mail#terms'])
})

test('serves the cached page whatever campaign parameters the address has', async () => {
  const from = async (query: string) => (await shell.get(`/mumbai${query}`)).html.replaceAll(/nonce="[^"]+"/g, '')
  const plain = await from('')
  const before = await hits()
  for (const query of ['?utm_source=mail&utm_medium=x', '?gclid=abc', '?ref=paper&aff_id=A1', '?fbclid=1'])
    expect(await from(query)).toBe(plain)
  expect((await hits()) - before).toBe(4)
  await from('?page=2&utm_source=mail')
  expect((await hits()) - before).toBe(4)
})

async function hits(): Promise<number> {
  return Number(/shell_page_cache_total\{outcome="hit"\} (\d+)/.exec(await shell.numbers())?.[1] ?? 0)
}

test('sets the theme colour to that of the page, in the chosen theme', async () => {
  const colours = (html: string) => html.match(/<meta name="theme-color"[^>]*>/g)
  expect(colours((await shell.get('/goa')).html)).toEqual([
    '<meta name="theme-color" content="#fffaf1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#181626" media="(prefers-color-scheme: dark)">',
  ])
  const { html } = await shell.get('/goa', { headers: { cookie: 'theme=dark' } })
  expect(colours(html)).toEqual(['<meta name="theme-color" content="#181626">'])
})

describe('public page', () => {
  test('is complete: page name, owner, title, one main with its heading, header and footer', async () => {
    const { response, html } = await shell.get('/delhi')

    expect(response.status).toBe(200)
    expect(html).toMatch(/^<!doctype html><html lang="en-IN" data-page="\/home-new" data-remote="mf-content">/)
    expect(html).toContain('<title>Home of delhi</title>')
    expect(html).toContain('<main id="main" tabindex="-1"><div id="slot-main"><h1>City home 1.0.0</h1></div></main>')
    expect(html).toContain('<div id="slot-header"><header>header 1.0.0</header></div>')
    expect(html).toContain('footer 1.0.0</footer>')
  })

  test('has a canonical address with a trailing slash, social tags and a 750 by 500 picture', async () => {
    const { html } = await shell.get('/delhi')

    expect(html).toContain('<link rel="canonical" href="https://nukkad.example/delhi/">')
    expect(html).toContain('<meta name="description" content="About &quot;delhi&quot;">')
    expect(html).toContain('<meta property="og:locale" content="en_US">')
    expect(html).toMatch(
      /og:image" content="https:\/\/nukkad\.example\/images\/social\/city-home\/delhi\.jpg\?t=[^"]*&amp;i=%2Fimages%2Fcity%2F1%2Fa&amp;s=/,
    )
    expect(html).toContain('<meta property="og:image:height" content="500">')
    expect(html).toContain('type="application/rss+xml" title="Nukkad Delhi NCR" href="/delhi/feed.xml"')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  test('lists all scripts and styles of its releases with hash and nonce, without crossorigin', async () => {
    const { response, html } = await shell.get('/delhi')

    const { run, ready } = json(html, 'nukkad-scripts') as Record<'run' | 'ready', string[]>
    const { hashes } = json(html, 'nukkad-files') as PageFiles
    expect(run).toEqual([expect.stringMatching(/^\/assets\/shell.*\.js$/)])
    expect(ready).toEqual([
      '/releases/mf-header/1.0.0/browser/remoteEntry.js',
      '/releases/mf-header/1.0.0/browser/main.js',
      '/releases/mf-content/1.0.0/browser/remoteEntry.js',
      '/releases/mf-content/1.0.0/browser/main.js',
    ])
    expect([...run, ...ready].filter((href) => !/^sha384-[\w+/]{64}$/.test(hashes[href] ?? ''))).toEqual([])
    expect(html).toContain(`<script nonce="${nonceOf(response)}">`)
    const sheet = '/releases/mf-content/1.0.0/browser/main.css'
    expect(html).toContain(`data-sheet="${sheet}" data-release="mf_content_1_0_0"`)
    expect(hashes[sheet]).toMatch(/^sha384-/)
    expect(html).not.toContain('crossorigin')
  })

  test('lists the files that it needs, so that it needs no manifest', async () => {
    const { html } = await shell.get('/delhi')

    const { releases, hashes } = json(html, 'nukkad-files') as PageFiles
    const own = { js: ['browser/main.js'], css: ['browser/main.css'] }
    const entry = 'browser/remoteEntry.js'
    expect(releases).toEqual({
      '/releases/mf-header/1.0.0/': { entry, assets: { 'slot:header': own, 'slot:footer': own, 'slot:dialogs': own } },
      '/releases/mf-content/1.0.0/': { entry, assets: { 'slot:main': own, 'screen:city-home': own } },
    })
    for (const [href, integrity] of Object.entries(hashes)) {
      const bytes = Buffer.from(await (await fetch(shell.url + href)).arrayBuffer())
      expect(`${href} sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(`${href} ${integrity}`)
    }
    expect((json(html, 'nukkad-scripts') as { manifests: unknown[] }).manifests).toEqual([])
  })

  test('gives the browser its snapshot, route, city and the state of each slot', async () => {
    const { html } = await shell.get('/delhi')

    expect(json(html, 'nukkad-boot')).toMatchObject({
      route: { name: 'city-home', remote: 'mf-content', params: { citySlug: 'delhi' } },
      city: 'delhi',
      snapshot: { remotes: { 'mf-content': { version: '1.0.0' } } },
    })
    expect(JSON.stringify(json(html, 'nukkad-boot'))).not.toContain('"assets"')
    expect(json(html, 'state-main')).toMatchObject({ releaseId: 'mf_content_1_0_0', kind: 'full' })
    expect(html).not.toContain('id="state-dialogs"')
  })

  test('escapes every < in inlined data', async () => {
    const { html } = await shell.get('/shop/product/kurta')

    expect(html).toContain('<h1>Kurta &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>')
    expect(html).not.toContain('<script>alert(1)')
    expect(JSON.stringify(json(html, 'state-main'))).toContain('Kurta </script>')
  })

  test('passes the request id to the API and returns it', async () => {
    const { response } = await shell.get('/shop/product/sari', { headers: { 'x-request-id': 'from-the-edge-1' } })

    expect(response.headers.get('x-request-id')).toBe('from-the-edge-1')
    expect(shell.api.asked).toContainEqual(expect.objectContaining({ url: '/api/thing', requestId: 'from-the-edge-1' }))
  })

  test('takes the city from the cookie when the address names none, and ignores invalid ones', async () => {
    const chosen = await shell.get('/', { headers: { cookie: 'x=1; city=goa' } })
    const nonsense = await shell.get('/', { headers: { cookie: 'city=<b>' } })
    const other = await shell.get('/other')

    expect(json(chosen.html, 'nukkad-boot').city).toBe('goa')
    expect(json(nonsense.html, 'nukkad-boot').city).toBeNull()
    expect(json(other.html, 'nukkad-boot').city).toBe('all')
  })
})

describe('content security policy', () => {
  test('never reuses a nonce, even for cached pages', async () => {
    const answers = [await shell.get('/shop'), await shell.get('/shop'), await shell.get('/shop')]
    const nonces = answers.map(({ response }) => nonceOf(response))

    expect(new Set(nonces).size).toBe(3)
    for (const [at, { html }] of answers.entries()) {
      const carried = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)
      expect(new Set(carried)).toEqual(new Set([nonces[at]]))
      expect(carried.length).toBeGreaterThan(0)
    }
  })

  test('allows neither eval nor inline handlers', async () => {
    const policy = (await shell.get('/shop')).response.headers.get('content-security-policy') ?? ''

    expect(policy).toContain("'strict-dynamic'")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline')
  })

  test.each(['br', 'gzip'])('has its nonce in the page compressed with %s', async (encoding) => {
    for (let round = 0; round < 3; round++) {
      const response = await fetch(`${shell.url}/shop`, { headers: { 'accept-encoding': encoding } })
      const html = await response.text()

      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(html).toContain(`nonce="${nonceOf(response)}"`)
      expect(html).toMatch(/<\/html>$/)
    }
  })
})

describe('private page', () => {
  test('contains a skeleton without data and is neither cached nor indexed', async () => {
    const { response, html } = await shell.get('/shop/orderhistory')

    expect(response.status).toBe(200)
    expect(html).toContain('<div id="slot-main"><div>orders come</div></div>')
    expect(json(html, 'state-main').kind).toBe('skeleton')
    expect(html).toContain('<title>Your orders</title>')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('noindex')
  })
})
