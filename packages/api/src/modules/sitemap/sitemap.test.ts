import { cities } from '@nukkad/contracts'
import { useWorld } from '../../testing/world.ts'
import { givenAccess } from '../access/access.given.ts'
import { givenCampaigns } from '../campaigns-content/campaign.given.ts'
import { givenShop } from '../cart/shop.given.ts'
import { siteKinds } from './site-kinds.ts'
import { addresses } from './sitemap.repository.ts'
import { createSitemapService } from './sitemap.service.ts'

const world = useWorld({ PUBLIC_URL: 'https://nukkad.example' })
const get = (url: string) => world.app.inject({ url: `/api${url}` })
const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)

async function textOf(parts: AsyncIterable<string> | string): Promise<string> {
  if (typeof parts === 'string') return parts
  let text = ''
  for await (const part of parts) text += part
  return text
}

test('the sitemap lists a published product by its canonical URL with its change date, and no hidden one', async () => {
  const shop = givenShop(world)
  const [shown, hidden] = [await shop.product(), await shop.product()]
  await world.db`update product set is_published = false where id = ${hidden.id}`
  world.modules.sitemap.service.forget()

  const index = await get('/sitemap')
  expect(index.headers['content-type']).toContain('application/xml')
  expect(locs(index.body)).toContain('https://nukkad.example/sitemaps/products-1.xml')

  const { body } = await get('/sitemap/products-1.xml')
  const [{ shownSlug, hiddenSlug }] = await world.db<[{ shownSlug: string; hiddenSlug: string }]>`
    select (select slug from product where id = ${shown.id}) as "shownSlug",
      (select slug from product where id = ${hidden.id}) as "hiddenSlug"`
  expect(locs(body)).toContain(`https://nukkad.example/shop/product/${shownSlug}/`)
  expect(body).not.toContain(`/${hiddenSlug}/`)
  expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
})

test('the sitemap lists only gift cards on sale and current offers', async () => {
  const given = givenAccess(world)
  const outlet = await given.outlet()
  const on = await given.offer(outlet)
  const others = [await given.offer(outlet, { from: -3, to: -2 }), await given.offer(outlet, { from: 1, to: 2 })]
  await world.db`update gift_card_design set is_published = false where slug = 'wedding-blessings'`
  world.modules.sitemap.service.forget()
  const [cards, offers] = [await get('/sitemap/gift-cards-1.xml'), await get('/sitemap/access-offers-1.xml')]
  expect(locs(cards.body)).toContain('https://nukkad.example/local-gifts/giftcard/happy-birthday/')
  expect(cards.body).not.toContain('wedding-blessings')
  expect(locs(offers.body)).toEqual([`https://nukkad.example/lbb-access/offers/${on}/`])
  for (const slug of others) expect(offers.body).not.toContain(`/${slug}/`)
})

test('many URLs are split over several files, each URL once', async () => {
  const shop = givenShop(world)
  for (let n = 0; n < 6; n += 1) await shop.product()
  const { db, settings } = world
  const small = createSitemapService({ db, settings, now: world.clock.now, perFile: 3 })
  const files = locs(await small.index()).filter((url) => url?.includes('/products-'))
  const all: (string | undefined)[] = []
  for (const url of files) {
    const listed = locs(await textOf(await small.file(String(/([^/]+)\.xml/.exec(url ?? '')?.[1]))))
    expect(listed.length).toBeLessThanOrEqual(3)
    all.push(...listed)
  }
  const [{ count }] = await db<[{ count: number }]>`select count(*)::integer as count from product where is_published`
  expect([files.length, all.length, new Set(all).size]).toEqual([Math.ceil(count / 3), count, count])
})

test('every kind can be listed, and an unknown file returns 404', async () => {
  for (const kind of siteKinds) {
    await addresses(world.db, { kind, city: kind.byCity ? 'delhi' : null, after: '', most: 10 })
  }
  expect((await get('/sitemap/products-99.xml')).statusCode).toBe(404)
  expect((await get('/sitemap/..%2Fsecrets.xml')).statusCode).toBe(400)
  expect(locs((await get('/sitemap/pages.xml')).body)).toContain('https://nukkad.example/delhi/')
})

describe('the feed endpoint of a city', () => {
  test.each([
    ['xml', 'application/rss+xml', '<rss version="2.0"'],
    ['atom', 'application/atom+xml', '<feed xmlns="http://www.w3.org/2005/Atom"'],
    ['json', 'application/feed+json', '"version":"https://jsonfeed.org/version/1.1"'],
  ])('serves %s', async (form, type, text) => {
    const answer = await get(`/feeds/delhi/${form}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain(type)
    expect(answer.body).toContain(text)
    expect(answer.body).toContain(`https://nukkad.example/delhi/feed.${form}`)
  })

  test('exists for every city and for nothing else', async () => {
    for (const { slug } of cities) expect((await get(`/feeds/${slug}/xml`)).statusCode).toBe(200)
    expect((await get('/feeds/atlantis/xml')).statusCode).toBe(404)
    expect((await get('/feeds/delhi/exe')).statusCode).toBe(404)
  })
})

test('the sitemap lists a campaign while it runs and has its own URL', async () => {
  const given = givenCampaigns(world)
  const running = await given.campaign({ kind: 'deals' })
  const others = [
    await given.campaign({ isPublished: false }),
    await given.campaign({ endsAt: new Date(Date.now() - 1000) }),
    await given.campaign({ kind: 'private' }),
  ]
  world.modules.sitemap.service.forget()
  const { body } = await get('/sitemap/campaigns-1.xml')
  expect(locs(body)).toContain(`https://nukkad.example/campaign/deals/${running}/`)
  for (const slug of others) expect(body).not.toContain(slug)
})
