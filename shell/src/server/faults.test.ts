/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type GivenRelease,
  givenCommerceRelease,
  givenContentRelease,
  givenHeaderRelease,
  givenReleases,
} from './testing/release.given.ts'
import { type GivenShell, givenShell } from './testing/shell.given.ts'

jest.setTimeout(30_000)
let shell: GivenShell
afterEach(() => shell.close())

const names = ['mf-header', 'mf-content', 'mf-commerce', 'mf-account', 'mf-campaigns'] as const

/** A page with a part of the remote, and what must remain on it when that part fails. */
const pages = {
  'mf-header': { address: '/delhi', rest: 'City home 1.0.0' },
  'mf-content': { address: '/delhi', rest: 'header 1.0.0' },
  'mf-commerce': { address: '/shop', rest: 'header 1.0.0' },
  'mf-account': { address: '/customer-support', rest: 'header 1.0.0' },
  'mf-campaigns': { address: '/campaign/all/lbbtop30', rest: 'header 1.0.0' },
}
async function timed(address: string) {
  const started = Date.now()
  const { response, html } = await shell.get(address)
  return { status: response.status, html, ms: Date.now() - started }
}

describe.each(names)('%s', (name) => {
  const { address, rest } = pages[name]
  const slot = name === 'mf-header' ? 'header' : 'main'
  const empty = `<div id="slot-${slot}"></div>`

  test('leaves the rest of the page intact when it was never released', async () => {
    shell = await givenShell({ releases: givenReleases().filter((release) => release.name !== name) })

    const { html, status } = await timed(address)

    // The remote's pages do not exist yet, so their addresses are 404.
    const isPageOfItsOwn = !['mf-header', 'mf-content'].includes(name)
    expect(status).toBe(name === 'mf-header' ? 200 : isPageOfItsOwn ? 404 : status)
    expect(html).toContain(isPageOfItsOwn ? 'This page does not exist' : empty)
    expect(html).toContain(rest)
  })

  test('is neither run nor served when its files were altered at run time', async () => {
    shell = await givenShell({ releases: givenReleases() })
    const folder = path.join(shell.home, 'releases', name, '1.0.1')
    await shell.publish({
      ...(givenReleases().find((release) => release.name === name) as GivenRelease),
      version: '1.0.1',
    })
    writeFileSync(path.join(folder, 'server/index.cjs'), 'throw new Error("altered")')
    writeFileSync(path.join(folder, 'browser/main.js'), 'alert("altered")')
    await new Promise((resolve) => setTimeout(resolve, 700))

    const { html } = await timed(address)
    const { response } = await shell.get(`/releases/${name}/1.0.1/browser/main.js`)

    expect(html).toContain(rest)
    expect(response.status).toBeGreaterThanOrEqual(404)
  })
})

test('a header that fails gets its usual room from the page, and another chrome does not', async () => {
  const broken = givenHeaderRelease('1.0.0', "throw new Error('broken')")
  const shop = { ...givenCommerceRelease(), screens: ['order-failed'] }
  shell = await givenShell({ releases: [givenContentRelease(), shop, broken] })

  expect((await timed('/delhi')).html).toContain('<div id="slot-header" data-awaited></div>')
  expect((await timed('/shop/order/failed/7')).html).toContain('<div id="slot-header"></div>')
})

describe('shell with the API down', () => {
  test('answers 503 for pages that need it, serves the others and recovers by itself', async () => {
    shell = await givenShell({ env: { PAGE_CACHE_SECONDS: '5' } })
    const { answer } = shell.api
    shell.api.answer = (request) => request.socket.destroy()

    const away = await shell.get('/shop/product/kurta')
    expect(away.response.status).toBe(503)
    expect(away.response.headers.get('retry-after')).toBe('5')
    expect(away.html).toContain('header 1.0.0')
    expect(away.html).toMatch(/<h1>[^<]*because of a problem on our side/)
    expect(away.html).toContain('<a href="">Try again</a>')
    // With nothing rendered there is no first picture to wait for: its scripts are requested at once.
    expect(away.html).toMatch(/<script src="\/assets\/shell[^"]*\.js" integrity="sha384-[^"]+" nonce="[^"]+" defer>/)
    expect(away.html).toMatch(/<link rel="preload" as="script" href="\/releases\/mf-commerce[^"]+" integrity="sha384-/)
    expect(away.html).not.toContain('nukkad-scripts')
    expect((await shell.get('/delhi')).response.status).toBe(200)

    shell.api.answer = answer
    expect((await shell.get('/shop/product/kurta')).response.status).toBe(200)
  })

  test('answers 503 with a retry when a call hangs, before the render deadline', async () => {
    shell = await givenShell({ env: { RENDER_DEADLINE_MS: '1500' } })
    // Processes that are still starting have less time for the call.
    await Promise.all([timed('/shop'), timed('/delhi')])
    shell.api.answer = () => undefined

    const { status, html, ms } = await timed('/shop/product/kurta')

    expect(status).toBe(503)
    expect(ms).toBeLessThan(3000)
    expect(html).toContain('data-late="down"')
    expect(html).toContain('<a href="">Try again</a>')
    expect(await shell.numbers()).toContain('outcome="rendered"')
    expect(await shell.numbers()).not.toContain('outcome="late"')
  })

  test('answers API calls with an error body, and the shell is not ready', async () => {
    shell = await givenShell()
    await shell.api.close()

    const { response, html } = await shell.get('/api/v1/anything')

    expect(response.status).toBe(503)
    expect(JSON.parse(html).message).toMatchObject({
      code: 'unavailable',
      requestId: response.headers.get('x-request-id'),
    })
    expect((await shell.get('/readyz')).response.status).toBe(503)
    expect((await shell.get('/healthz')).response.status).toBe(200)
  })
})

test('proxies path, query, body and request id, but no client address claims', async () => {
  shell = await givenShell()
  let seen: Record<string, unknown> = {}
  shell.api.answer = (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen = { url: request.url, method: request.method, body, headers: request.headers }
      response.setHeader('set-cookie', 'nukkad_refresh=x; Path=/api; HttpOnly')
      response.end('{}')
    })
  }
  const { response } = await shell.get('/api/carts/addToCart?x=1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'nukkad_refresh=y', 'x-real-ip': '1.2.3.4' },
    body: '{"sku":"a"}',
  })

  expect(seen).toMatchObject({ url: '/api/carts/addToCart?x=1', method: 'POST', body: '{"sku":"a"}' })
  expect(seen.headers).toMatchObject({
    cookie: 'nukkad_refresh=y',
    'x-request-id': response.headers.get('x-request-id'),
  })
  expect(seen.headers).not.toHaveProperty('x-real-ip')
  expect(response.headers.get('set-cookie')).toContain('nukkad_refresh=x')

  await shell.get('/images/product/1/a?fm=webp', { headers: { cookie: 'jwt_token=secret' } })
  expect(seen).toMatchObject({ url: '/images/product/1/a?fm=webp' })
  expect(seen.headers).not.toHaveProperty('cookie')
})

test('compresses API answers', async () => {
  shell = await givenShell()
  shell.api.answer = (_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ data: 'kurta '.repeat(2000) }))
  }
  const response = await fetch(`${shell.url}/api/v1/list`, { headers: { 'accept-encoding': 'br' } })

  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await response.json()).data).toHaveLength(12_000)
})

test('falls back to the previous version when a release is missing from disk at start', async () => {
  shell = await givenShell({
    releases: [...givenReleases(), ...givenReleases().map((release) => ({ ...release, version: '1.0.1' }))],
    before: (home) => rmSync(path.join(home, 'releases/mf-commerce/1.0.1'), { recursive: true }),
  })

  const { html } = await timed('/shop')

  expect(html).toContain('/releases/mf-commerce/1.0.0/browser/remoteEntry.js')
  expect(html).toContain('<h1>Shop 1.0.0</h1>')
})
