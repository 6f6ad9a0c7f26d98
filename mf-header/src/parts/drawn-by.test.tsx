/** @jest-environment node */
import { plainSettings, routeNamed } from '@nukkad/contracts'
import { couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { renderSlot } from '@nukkad/platform/host/server'
import { answer, fakeNetwork } from '@nukkad/platform/testing'
import footer from '../footer/footer.tsx'
import header from '../header/header.tsx'
import { navigation } from '../header/navigation.given.ts'
import { drawnBy } from './drawn-by.ts'

const origin = 'https://nukkad.example'
const category = { route: routeNamed('category'), params: { category: 'home-decor' }, isPrivate: false }
const editors = { route: routeNamed('editor'), params: {}, isPrivate: true }

const offer = { id: '7', type: 'offer', htmlText: 'Free delivery', ctaUrl: '/shop', ctaText: null }
const coupon = answer(couponBanner, { data: { ...offer, isForFirstOrder: false } })

async function drawn(slot: typeof header, url: string, shown: typeof category | typeof editors): Promise<string> {
  const asked = {
    slot: 'header',
    releaseId: 'mf_header_1',
    url: origin + url,
    city: 'delhi',
    ...shown,
    publicToken: '',
    requestId: '',
    sharedMs: 0,
    webview: false,
    isPreview: false,
    apiBase: `${origin}/api`,
    settings: { ...plainSettings, appLinkUrl: 'https://nukkad.app.link/open' },
  } as const
  return (await renderSlot(slot, asked, fakeNetwork([navigation, coupon]).adapter)).html
}

describe.each([
  ['the header', header, /name="back" value="\/shop\/c\/home-decor"/],
  ['the footer', footer, /The street corner/],
])('%s', (_, slot, part) => {
  test('is identical for addresses that drawnBy maps to the same address', async () => {
    const one = await drawn(slot, '/shop/c/home-decor', category)
    expect(one).toMatch(/nukkad\.app\.link/)
    expect(one).toMatch(part)
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
])('maps %s and %s to different addresses', (one, other) => {
  expect(drawnBy(new URL(origin + one))).not.toBe(drawnBy(new URL(origin + other)))
})

test('marks the editor section that the query names', async () => {
  const places = await drawn(header, '/editor?of=places', editors)
  expect(places).toMatch(/<a[^>]*aria-current="page"[^>]*>Places/)
  expect(places).not.toBe(await drawn(header, '/editor?of=events', editors))
})
