import { leadsToPage } from '@nukkad/contracts'
import * as editing from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { banners, hamburger } from '@nukkad/contracts/endpoints/site/config'
import { couponBanner } from '@nukkad/contracts/endpoints/site/coupon-banner'
import { adBlocker, brandWinners } from '@nukkad/contracts/endpoints/site/site-chrome'
import { Errors } from 'typebox/value'
import { givenIn } from '../../testing/users.given.ts'
import { useSeededWorld } from '../../testing/world.ts'

const world = useSeededWorld()

describe('the coupon banner', () => {
  test('has its text with the code in bold, and its link', async () => {
    const { status, body } = await world.call(couponBanner, { query: { city: 'goa' } })
    expect(status).toBe(200)
    expect(Errors(couponBanner.schema.response[200], body)).toEqual([])
    expect(body.data?.htmlText).toContain('<strong>NAMASTE10</strong>')
    expect(body.data).toMatchObject({ type: 'offer', ctaUrl: '/shop', ctaText: 'To the shop' })
  })

  test('prefers one of the city within its time, and removes scripts', async () => {
    const [row] = await world.db<{ id: number }[]>`
      insert into coupon_banner (kind, words, url, cities, position, starts_at, ends_at)
      values ('feature', 'Rain <script>alert(1)</script><b onclick="x()">soon</b>', null, '{pune}', -1,
        ${world.clock.now()}, ${new Date(world.clock.now().getTime() + 3_600_000)}) returning id`
    const inPune = async () => (await world.call(couponBanner, { query: { city: 'pune' } })).body.data
    expect(await inPune()).toMatchObject({
      type: 'feature',
      htmlText: 'Rain <strong>soon</strong>',
      ctaUrl: null,
      ctaText: null,
    })
    expect((await world.call(couponBanner, { query: { city: 'delhi' } })).body.data?.type).toBe('offer')
    await world.db`update coupon_banner set ends_at = ${world.clock.now()} where id = ${row?.id ?? 0}`
    expect((await inPune())?.type).toBe('offer')
  })

  test('is not shown when it links to a missing page', async () => {
    await world.db`
      insert into coupon_banner (kind, words, url, cta, position) values ('offer', 'Nowhere', '/nowhere/at/all/ever', 'Go', -9)`
    expect((await world.call(couponBanner)).body.data?.htmlText).not.toBe('Nowhere')
  })

  test('also has its original text, link and call to action', async () => {
    const { data } = (await world.call(couponBanner, { query: { city: 'goa' } })).body
    expect(data?.Text).toMatch(/\{\{NAMASTE10\}\}/)
    expect([data?.Url, data?.['CTA Text']]).toEqual(['/shop', 'To the shop'])
  })

  test('is refused with 404 for an invalid city', async () => {
    expect((await world.call(couponBanner, { query: { city: 'Del hi!' } })).status).toBe(404)
  })
})

describe('ads for the web', () => {
  test('have their cities and times, without those that have ended', async () => {
    await world.db`
      insert into banner (screen, kicker, title, line, url, cta, cities, starts_at, ends_at)
      values ('ad', 'Past', 'Over', 'Gone', '/shop', 'Go', '{delhi}', '2020-01-01', '2020-02-01')`
    const { status, body } = await world.call(adBlocker)
    expect(status).toBe(200)
    expect(Errors(adBlocker.schema.response[200], body)).toEqual([])
    expect(body.data.map(({ title }) => title)).not.toContain('Over')
    const [first] = body.data
    expect(first?.conditions.cities).toEqual(['delhi'])
    expect(Date.parse(first?.conditions.timeslot.start ?? '')).toBeLessThan(world.clock.now().getTime())
  })
})

describe('the brand award winners', () => {
  test('are listed with the latest year first', async () => {
    const { status, body } = await world.call(brandWinners)
    expect(status).toBe(200)
    expect(Errors(brandWinners.schema.response[200], body)).toEqual([])
    expect(body.data[0]).toMatchObject({ year: 2026, slug: 'dilli-dyers', url: '/shop/m/dilli-dyers' })
    expect(body.data.at(-1)?.year).toBe(2025)
  })
})

describe('the navigation menu', () => {
  test('is nested two levels deep, fills in the city, and links only to existing pages', async () => {
    const { body } = await world.call(hamburger, { query: { city: 'goa' } })
    expect(Errors(hamburger.schema.response[200], body)).toEqual([])
    const shop = body.data.desktop.find(({ type }) => type === 'lbbshop')
    const clothes = shop?.children.find(({ url }) => url === '/shop/c/shopping')
    expect(clothes?.children.map(({ url }) => url)).toContain('/shop/c/shopping/shoes')
    expect(shop?.children.some(({ label }) => label === 'New')).toBe(true)
    const all = [...body.data.desktop, ...body.data.mobile].flatMap((item) => [
      item,
      ...item.children,
      ...item.children.flatMap(({ children }) => children),
    ])
    expect(all.filter(({ url }) => !leadsToPage(url) || url.includes('{'))).toEqual([])
  })

  test('has its fixed order, with longer titles on a phone', async () => {
    const { desktop, mobile } = (await world.call(hamburger, { query: { city: 'goa' } })).body.data
    expect(desktop.map(({ title }) => title)).toEqual([
      ...['Buy', 'Food', 'Shopping', 'Travel', 'Events', 'Fitness', 'Activities', 'Arts', 'Beauty', 'Nightlife'],
    ])
    expect(mobile.slice(0, 10).map(({ title }) => title)).toEqual([
      ...['Buy', 'Food & restaurants', 'Shopping', 'Travel', 'Events', 'Fitness', 'Activities & classes'],
      ...['Arts & culture', 'Beauty & spas', 'Bars & nightlife'],
    ])
    expect(desktop.find(({ title }) => title === 'Nightlife')?.label).toBe('New')
    const [category] = await world.db<[{ id: string }]>`select id::text from category where path = 'beauty'`
    expect(desktop.find(({ title }) => title === 'Beauty')?.categoryId).toBe(category.id)
  })

  test('has the account menu with the roles of its entries', async () => {
    const { account } = (await world.call(hamburger)).body.data
    expect(account).toContainEqual({ title: 'Orders', url: '/shop/orderhistory', icon: 'package', role: null })
    expect(account).toContainEqual({ title: 'Your back office', url: '/merchant', icon: 'store', role: 'merchant' })
  })

  test('has a separate banner for each page with one below the header', async () => {
    const pages = ['/home-new', '/generic-landing-page', '/discovery', '/lbb-tv', '/commerce-category', '/cart']
    const titles: (string | undefined)[] = []
    for (const screen of pages)
      titles.push((await world.call(banners, { query: { screen, city: 'delhi' } })).body.data[0]?.title)
    expect(titles[0]).toBeTruthy()
    expect(new Set(titles.filter(Boolean)).size).toBe(pages.length)
  })
})

describe('editing a banner', () => {
  const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
  const shownIn = async (city: string) =>
    (await world.call(banners, { query: { screen: 'specials', city } })).body.data.map(({ title }) => title)

  async function begun(title: string) {
    const { token: as } = await givenIn(world).user({ role: 'campaigner', firstName: 'Kavya' })
    const made = await world.call(editing.createBanner, { as, body: { screen: 'specials', title } })
    const { id, changed: _, beside: __, ...draft } = made.body.data
    const params = { id }
    const save = (over: Partial<typeof draft>) =>
      world.call(editing.saveBanner, { as, params, body: { ...draft, ...over } })
    return { as, id, params, draft, save }
  }

  test('shows it by screen, city and time, from start to end', async () => {
    const { draft, save } = await begun('Kites for all')
    expect(await shownIn('pune')).not.toContain('Kites for all')
    const period = { startsAt: inHours(1), endsAt: inHours(3), position: 0, isPublished: true }
    const saved = await save({ ...period, cities: ['pune'], line: ' Paper  and string. ' })
    expect([saved.status, saved.body.data.line]).toEqual([200, 'Paper and string.'])
    expect(await shownIn('pune')).not.toContain('Kites for all')
    world.clock.forward(3600)
    expect((await shownIn('pune'))[0]).toBe('Kites for all')
    expect(await shownIn('delhi')).not.toContain('Kites for all')
    world.clock.forward(2 * 3600)
    expect(await shownIn('pune')).not.toContain('Kites for all')
    world.clock.forward(-3 * 3600)
    const stale = await save({ ...draft, title: 'Mine' })
    expect([stale.status, stale.error.fields?.by]).toEqual([409, 'Kavya'])
  })

  test('lists overlapping banners, and refuses an invalid time, link, city or picture', async () => {
    const first = await begun('First of two')
    await first.save({
      isPublished: true,
      cities: ['goa', 'pune'],
      startsAt: inHours(10),
      endsAt: inHours(20),
      position: 3,
    })
    const { draft, save } = await begun('Second of two')
    const beside = async (over: Partial<typeof draft>) => {
      const { body } = await save({ position: 4, ...over })
      draft.version = body.data.version
      return body.data.beside.map(({ title }) => title).filter((title) => title.endsWith('of two'))
    }
    expect(await beside({ startsAt: inHours(19), endsAt: null })).toEqual(['First of two'])
    expect(await beside({ startsAt: inHours(20), endsAt: null })).toEqual([])
    expect(await beside({ startsAt: inHours(12), endsAt: inHours(13), cities: ['delhi'] })).toEqual([])
    expect(await beside({ startsAt: inHours(12), endsAt: inHours(13), screen: 'shop' })).toEqual([])

    const fields = async (over: Partial<typeof draft>) => (await save(over)).error.fields
    expect(await fields({ endsAt: draft.startsAt })).toEqual({ endsAt: 'must be after the start' })
    expect(await fields({ isPublished: true, startsAt: inHours(-9), endsAt: inHours(-1) })).toHaveProperty('endsAt')
    expect(await fields({ isPublished: true, url: '/nowhere/at/all/ever' })).toEqual({
      url: 'is not a page of this site',
    })
    expect(await fields({ cities: ['atlantis'] })).toHaveProperty('cities')
    expect(await fields({ picture: { url: '/api/media/AAAAAAAAAAAAAAAAAAAAAA', alt: 'x' } })).toHaveProperty('picture')
    for (const over of [{ url: 'javascript:alert(1)' }, { title: '<b>x</b>' }, { screen: 'nowhere' as never }])
      expect([over, (await save(over)).status]).toEqual([over, 400])
  })

  test('needs an advertiser and an end for an ad, which is then listed among the ads', async () => {
    const { save } = await begun('Looms')
    const ad = { screen: 'ad', isPublished: true } as const
    expect((await save({ ...ad, endsAt: null })).error.fields).toMatchObject({
      endsAt: expect.any(String),
      kicker: expect.any(String),
    })
    expect((await save({ ...ad, kicker: 'Loom & Co', cities: ['goa'] })).status).toBe(200)
    const { data } = (await world.call(adBlocker)).body
    expect(data.find(({ title }) => title === 'Looms')).toMatchObject({
      advertiser: 'Loom & Co',
      conditions: { cities: ['goa'] },
    })
  })

  test('deletes an unpublished one only, and is for the campaign team only', async () => {
    const { as, params, draft, save } = await begun('To be deleted')
    const { version } = (await save({ isPublished: true })).body.data
    expect((await world.call(editing.removeBanner, { as, params })).status).toBe(409)
    expect((await save({ ...draft, version, isPublished: false })).status).toBe(200)
    expect((await world.call(editing.removeBanner, { as, params })).status).toBe(200)
    expect((await world.call(editing.editedBanner, { as, params })).status).toBe(404)
    const { token } = await givenIn(world).user({})
    const body = { screen: 'shop', title: 'x' } as const
    for (const who of [undefined, token]) {
      const answers = [
        await world.call(editing.listBanners, { as: who }),
        await world.call(editing.createBanner, { as: who, body }),
        await world.call(editing.editedBanner, { as: who, params }),
        await world.call(editing.saveBanner, { as: who, params, body: draft }),
        await world.call(editing.removeBanner, { as: who, params }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(who ? 403 : 401))
    }
    expect((await world.call(editing.listBanners, { as })).body.data.map(({ title }) => title)).toContain(
      'Diwali, lit by hand',
    )
  })
})

test('the Diwali banner is shown for its period, and the home always has a banner', async () => {
  const titles = async () =>
    (await world.call(banners, { query: { screen: 'home', city: 'delhi' } })).body.data.map(({ title }) => title)
  const diwali = 'Diwali, lit by hand'
  const goTo = (at: Date) => world.clock.forward((at.getTime() - world.clock.now().getTime()) / 1000)
  const [next] = await world.db<{ from: Date; until: Date }[]>`
    select starts_at as "from", ends_at as until from banner
    where screen = 'home' and title = ${diwali} and starts_at > ${world.clock.now()} order by starts_at limit 1`
  if (!next) throw new Error('No Diwali is to come.')
  goTo(new Date(next.from.getTime() - 1000))
  expect(await titles()).not.toContain(diwali)
  goTo(next.from)
  expect((await titles())[0]).toBe(diwali)
  goTo(next.until)
  const after = await titles()
  expect(after).not.toContain(diwali)
  expect(after.length).toBeGreaterThan(0)
})
