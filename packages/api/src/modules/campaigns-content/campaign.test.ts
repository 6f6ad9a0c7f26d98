import type { Block } from '@nukkad/contracts/block'
import { clock, marketingEvent } from '@nukkad/contracts/endpoints/campaigns/campaign-pages'
import { Errors } from 'typebox/value'
import { useSeededWorld } from '../../testing/world.ts'
import { givenCampaigns } from './campaign.given.ts'

const world = useSeededWorld()
let given: ReturnType<typeof givenCampaigns>
beforeAll(() => {
  given = givenCampaigns(world)
})
const page = (slug: string, city?: string) =>
  world.call(marketingEvent, { params: { slug }, ...(city && { query: { city } }) })

describe('the demo campaign pages', () => {
  test.each([
    ['diwali-lights', '/campaign/festive/diwali-lights'],
    ['diwali-bazaar', '/shop/events/diwali-bazaar'],
    ['handloom-week', '/shop/marketing/handloom-week'],
    ['winter-in-delhi', '/event/guides/winter-in-delhi'],
    ['valentines', '/cadburysilk/category/valentines'],
    ['monsoon-deals', '/campaign/deals/monsoon-deals'],
    ['legocreators', '/legocreators'],
    ['influencerpopups', '/influencerpopups'],
    ['teacherseod', '/campaign/event/teacherseod'],
  ])('%s is at %s with everything that its blocks name', async (slug, href) => {
    const { status, body } = await page(slug)
    expect(status).toBe(200)
    expect(Errors(marketingEvent.schema.response[200], body)).toEqual([])
    expect(body.data).toMatchObject({ slug, href, state: 'running' })
    const [row] = await world.db<{ blocks: never[] }[]>`select blocks from campaign_page where slug = ${slug}`
    expect(await world.modules.campaigns.service.campaigns.findGone(row?.blocks ?? [])).toEqual([])
  })

  test('each look different', async () => {
    const looks = await world.db<{ look: string }[]>`
      select theme::text || coalesce(blocks -> 0 -> 'data' ->> 'layout', '') as look from campaign_page
      where kind <> 'private'`
    expect(new Set(looks.map(({ look }) => look)).size).toBe(looks.length)
  })
})

describe('a campaign', () => {
  test('is visible from the moment it starts and over at the moment it ends', async () => {
    const now = world.clock.now().getTime()
    const at = (seconds: number) => new Date(now + seconds * 1000)
    const text = given.block('text', { html: '<p>Now.</p>' })
    const slug = await given.campaign({ startsAt: at(100), endsAt: at(200), blocks: [text] })
    expect((await page(slug)).status).toBe(404)
    await world.db`update campaign_page set starts_at = ${world.clock.now()} where slug = ${slug}`
    expect((await page(slug)).body.data).toMatchObject({ state: 'running', blocks: [text] })
    await world.db`update campaign_page set ends_at = ${world.clock.now()} where slug = ${slug}`
    const { data } = (await page(slug)).body
    expect(data).toMatchObject({ state: 'over', blocks: [], things: {} })
    expect(data.next.length).toBeGreaterThan(0)
    expect(data.next.every(({ href }) => !href.endsWith(slug))).toBe(true)
  })

  test('hides its content in cities it is not for, on the server', async () => {
    const blocks = [given.block('heading', { text: 'Only here' })]
    const slug = await given.campaign({ cities: ['delhi', 'mumbai'], blocks })
    expect((await page(slug, 'delhi')).body.data.blocks).toHaveLength(1)
    expect((await page(slug)).body.data.blocks).toHaveLength(1)
    expect((await page(slug, 'pune')).body.data).toMatchObject({ state: 'elsewhere', blocks: [] })
  })

  test.each([
    ['unknown', async () => 'holi-1987'],
    ['not published', () => given.campaign({ isPublished: false })],
    ['only accessible by link', () => given.campaign({ kind: 'private' })],
  ])('returns 404 when it is %s', async (_, make) => {
    expect((await page(await make())).status).toBe(404)
  })
})

describe('the blocks of a campaign page', () => {
  test('load each kind of content with at most two statements, however many blocks name it', async () => {
    const names = { title: '', slugs: ['indigo-block-print-kurta', 'kesar-peda'] }
    const of = (type: string, slugs: string[]) => given.block(type, { title: '', slugs })
    const kinds = [
      ...Array.from({ length: 4 }, () => given.block('products', names)),
      of('brands', ['tant-tangail']),
      of('places', ['lodhi-garden']),
      of('events', ['jazz-at-lodhi']),
      of('posts', ['winter-in-delhi']),
      given.block('video', { slug: 'winter-sun-map' }),
      given.block('map', { slug: 'mehrauli-morning' }),
      given.block('coupon', { title: '', text: '', code: 'LOKAL100' }),
      given.block('poll', { slug: 'best-golgappa' }),
      given.block('form', { slug: 'lego-creators', cta: null }),
    ]
    async function asked(blocks: readonly Block[]) {
      const slug = await given.campaign({ blocks: [...blocks] })
      await page(slug)
      let statements = 0
      world.db.options.debug = () => {
        statements += 1
      }
      const { things } = (await page(slug)).body.data
      world.db.options.debug = false
      return { things, statements }
    }
    const ofThePage = (await asked([])).statements
    const each: [string, number][] = []
    for (const one of new Map(kinds.map((block) => [block.type, block])).values())
      each.push([one.type, (await asked([one])).statements - ofThePage])
    expect(each.filter(([, statements]) => statements > 2)).toEqual([])
    const { things, statements } = await asked(kinds)
    expect(statements).toBeLessThanOrEqual(ofThePage + each.reduce((sum, [, count]) => sum + count, 0))
    expect(Object.keys(things).sort()).toEqual(
      ['brands', 'coupons', 'events', 'forms', 'maps', 'polls', 'places', 'posts', 'products', 'videos'].sort(),
    )
    expect(things.products).toHaveLength(2)
    expect(things.forms?.[0]?.form.fields.length).toBeGreaterThan(1)
    // The page is shared by all visitors, so it has neither anyone's vote nor the results.
    expect(things.polls?.[0]?.poll).toMatchObject({ id: 'best-golgappa', myVote: null, receipt: null })
    expect(things.polls?.[0]?.poll.options.map(({ votes }) => votes)).not.toContainEqual(expect.any(Number))
  })

  test('are upgraded to the newest version; unknown blocks and versions are left out', async () => {
    const image = { url: '/images/scene/all/lamps-night', width: 1200, height: 800, alt: 'Lamps', color: '#3b3a66' }
    const old = given.block('hero', { kicker: '', title: 'Old', text: '', image, cta: null })
    const strange = given.block('hologram', { depth: 3 })
    const newer = given.block('text', { markdown: '# later' }, 99)
    const slug = await given.campaign({ blocks: [strange, old, newer] })
    const { blocks } = (await page(slug)).body.data
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatchObject({ id: old.id, v: 2, data: { layout: 'beside', title: 'Old', picture: image } })
  })

  test('are reported to the team when their content is gone', async () => {
    const block = given.block('products', { title: '', slugs: ['kesar-peda', 'no-such-thing'] })
    const { findGone } = world.modules.campaigns.service.campaigns
    expect(await findGone([block])).toEqual([{ id: block.id, kind: 'products', slug: 'no-such-thing' }])
  })
})

test('the clock returns the server’s time and is not cached', async () => {
  world.clock.forward(7200)
  const { body, headers } = await world.call(clock)
  expect(Math.abs(Date.parse(body.now) - world.clock.now().getTime())).toBeLessThan(5_000)
  expect(headers['cache-control']).toBe('no-store')
  world.clock.forward(-7200)
})
