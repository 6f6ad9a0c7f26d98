/** @jest-environment node */
import { plainSettings, routeNamed } from '@nukkad/contracts'
import { renderSlot } from '@nukkad/platform/host/server'
import footer from '../footer/footer.tsx'
import header from '../header/header.tsx'
import { drawnBy } from './drawn-by.ts'

const origin = 'https://nukkad.example'
const category = { route: routeNamed('category'), params: { category: 'home-decor' }, isPrivate: false }
const editors = { route: routeNamed('editor'), params: {}, isPrivate: true }

async function drawn(slot: typeof header, url: string, shown: typeof category | typeof editors): Promise<string> {
  const { html } = await renderSlot(slot, {
    ...{ slot: 'header', releaseId: 'mf_header_1', url: origin + url, city: 'delhi', ...shown },
    ...{ publicToken: '', requestId: '', sharedMs: 0, webview: false, isPreview: false },
    // Nobody answers there: each part that needs the API is drawn without it.
    apiBase: 'http://127.0.0.1:1/api',
    settings: { ...plainSettings, appLinkUrl: 'https://nukkad.app.link/open' },
  })
  return html
}

describe.each([
  ['the header', header],
  ['the footer', footer],
])('%s', (_, slot) => {
  test('is the same for all addresses that are the same in what it is drawn by', async () => {
    const one = await drawn(slot, '/shop/c/home-decor', category)
    expect(one).toMatch(/nukkad\.app\.link/)
    for (const url of ['/shop/c/home-decor?page=2&sort=3', '/shop/c/home-decor?brand=kaya&utm_source=x#list']) {
      expect(drawnBy(new URL(origin + url))).toBe('/shop/c/home-decor')
      expect(await drawn(slot, url, category)).toBe(one)
    }
  })
})

test.each([
  ['/delhi/post/search?q=chai', '/delhi/post/search?q=tea'],
  ['/editor?of=places', '/editor?of=events'],
  ['/shop', '/goa'],
])('%s and %s are drawn each', (one, other) => {
  expect(drawnBy(new URL(origin + one))).not.toBe(drawnBy(new URL(origin + other)))
})

test('the back office of editors marks its part by the query', async () => {
  const places = await drawn(header, '/editor?of=places', editors)
  expect(places).toMatch(/<a[^>]*aria-current="page"[^>]*>Places/)
  expect(places).not.toBe(await drawn(header, '/editor?of=events', editors))
})
