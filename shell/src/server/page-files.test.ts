/** @jest-environment node */
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import zlib from 'node:zlib'
import { givenCampaignsRelease } from './testing/release.given.ts'
import { shellForTests, usual } from './testing/shell.given.ts'

jest.setTimeout(30_000)
const shell = shellForTests(() => ({ releases: [...usual(), givenCampaignsRelease()] }))
const json = (html: string, id: string) =>
  JSON.parse(html.match(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`))?.[1] ?? 'null')

describe('files of a release', () => {
  const chunk = '/releases/mf-content/1.0.0/browser/main.js'

  test('are immutable, typed and compressed', async () => {
    const response = await fetch(shell.url + chunk, { headers: { 'accept-encoding': 'br' } })

    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    // Headers that matter for documents only are not sent with every file.
    expect([response.headers.get('permissions-policy'), response.headers.get('x-frame-options')]).toEqual([null, null])
    // It would be cached with the file and name an old request.
    expect(response.headers.get('x-request-id')).toBeNull()
    // Nobody asks again for what is immutable, and every first visit would load these bytes with each file.
    expect(response.headers.get('etag')).toBeNull()
    expect(await response.text()).toContain('chunk of mf-content 1.0.0')
  })

  test('have a manifest whose hash the page is given', async () => {
    const { html } = await shell.get('/delhi')
    const { base, manifest } = json(html, 'nukkad-boot').snapshot.remotes['mf-content']
    const response = await fetch(`${shell.url}${base}release.json`)
    const text = await response.text()

    expect(`sha384-${createHash('sha384').update(text).digest('base64')}`).toBe(manifest)
    expect(JSON.parse(text).files['browser/main.js'].integrity).toMatch(/^sha384-/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  })

  test.each([
    '/releases/mf-content/1.0.0/server/index.cjs',
    '/releases/mf-content/1.0.0/browser/..%2f..%2fserver/index.cjs',
    '/releases/mf-content/1.0.0/browser/%2e%2e/server/index.cjs',
    '/releases/mf-content/9.9.9/browser/main.js',
    '/releases/__proto__/constructor/browser/main.js',
    '/releases/registry.json',
    '/assets/..%2f..%2fkeys%2fregistry.key',
    '/assets/manifest.js',
  ])('answers 404 for %s', async (address) => {
    const { response, html } = await shell.get(address)
    expect(response.status).toBe(404)
    expect(html).not.toContain('PRIVATE')
  })
})

test('serves robots, icons, the web manifest, health checks and metrics', async () => {
  const robots = (await shell.get('/robots.txt')).html
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toContain('Sitemap: https://nukkad.example/sitemap.xml')
  expect((await shell.get('/apple-touch-icon.png')).response.headers.get('content-type')).toBe('image/png')
  expect((await shell.get('/favicon.svg')).html).toMatch(/^<svg/)
  expect(JSON.parse((await shell.get('/manifest.webmanifest')).html).name).toBe('Nukkad')
  expect((await shell.get('/healthz')).response.status).toBe(200)
  expect(JSON.parse((await shell.get('/readyz')).html)).toMatchObject({ api: true, sequence: 4 })
  for (const _ of ['drawn', 'kept']) await shell.get('/delhi')
  expect(await shell.numbers()).toContain('shell_page_cache_total{outcome="hit"}')
})

test('serves sitemaps, feeds and social pictures from the API, and 503 when it fails', async () => {
  const { api } = shell
  const before = api.answer
  const wanted = ['/sitemap.xml', '/sitemaps/places-delhi-1.xml', '/goa/feed.atom', '/images/social/x.jpg?t=a']
  api.answer = ({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', 'cache-control': 'public, max-age=9' }).end(url)
  }
  const answers = await Promise.all(wanted.map((url) => shell.get(url)))
  api.answer = (_, response) => void response.writeHead(500).end()
  const away = await shell.get('/sitemap.xml')
  api.answer = before

  expect(answers.map(({ html }) => html)).toEqual([
    '/api/sitemap',
    '/api/sitemap/places-delhi-1.xml',
    '/api/feeds/goa/atom',
    '/api/social/x.jpg?t=a',
  ])
  expect(answers[0]?.response.headers.get('cache-control')).toBe('public, max-age=9')
  expect([away.response.status, away.response.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('a file for crawlers does not lead to other calls of the API', async () => {
  const { api } = shell
  const before = api.answer
  const asked: (string | undefined)[] = []
  api.answer = ({ url }, response) => {
    asked.push(url)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  // `fetch` would resolve these itself.
  const statusOf = (path: string) =>
    new Promise((resolve) => request(shell.url, { path }, (response) => resolve(response.statusCode)).end())
  const paths = [
    '/images/social/../web/users/me',
    '/images/social/%2e%2E/web/users/me',
    '/images/social/../../metrics?t=a',
    '/sitemaps/..',
    '/%2e%2e/feed.xml',
  ]
  const statuses = []
  for (const path of paths) statuses.push(await statusOf(path))
  api.answer = before

  expect(statuses).toEqual(paths.map(() => 404))
  expect(asked).toEqual([])
})

test('sends gzip that any reader can decompress', async () => {
  const bytes = await new Promise<Buffer>((resolve) =>
    request(`${shell.url}/shop`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).end(),
  )
  expect(zlib.gunzipSync(bytes).toString()).toMatch(/<\/html>$/)
})
