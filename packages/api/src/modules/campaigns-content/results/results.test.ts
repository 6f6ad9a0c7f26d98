import { campaignResults, campaignResultsCsv } from '@nukkad/contracts/endpoints/campaigns/campaign-results'
import { givenIn } from '../../../testing/users.given.ts'
import { useWorld } from '../../../testing/world.ts'
import { givenShop } from '../../cart/shop.given.ts'
import { givenBuyers, ordersOf, transactionOf } from '../../checkout/buyer.given.ts'
import { givenStream } from '../../stream/stream.given.ts'
import { givenCampaigns } from '../campaign.given.ts'

jest.setTimeout(60_000)
const world = useWorld()
const day = 86_400_000
const ago = (days: number, minutes = 0) => new Date(world.clock.now().getTime() - days * day + minutes * 60_000)

let tara: { token: string }
beforeAll(async () => {
  tara = await givenIn(world).user({ role: 'campaigner' })
})

async function page(columns: Record<string, unknown> = {}) {
  const given = givenCampaigns(world)
  const block = given.block('text', { html: '<p>Kites.</p>' })
  const slug = await given.campaign({ blocks: [block] })
  const { variants = [], goal = 'taps', since = ago(20) } = columns
  const [row] = await world.db<{ id: number }[]>`
    update campaign_page set variants = ${world.db.json(variants as never)}, goal = ${String(goal)},
      phase_at = ${since as Date}
    where slug = ${slug} returning id`
  return { slug, block, id: String(row?.id) }
}
const results = async (id: string, days = 30) => {
  const { status, body } = await world.call(campaignResults, { as: tara.token, params: { id }, query: { days } })
  expect(status).toBe(200)
  return body.data
}
const tell = (name: string, at: Date, visitor: string, props: Record<string, unknown> = {}) =>
  givenStream(world).tell({ name, at, visitor, props })
const view = (slug: string, at: Date, visitor: string, props = {}) =>
  tell('CAMPAIGN_VIEWED', at, visitor, { slug, variant: 'a', ...props })
const tap = ({ slug, block }: { slug: string; block: { id: string } }, at: Date, visitor: string) =>
  tell('CAMPAIGN_BLOCK_CLICKED', at, visitor, { slug, block: block.id, kind: 'text', variant: 'a' })

async function order(price: number): Promise<string> {
  const buyers = givenBuyers(world)
  const asha = await buyers.buyer([await givenShop(world).product({ price, stock: 5 })])
  const [id = ''] = ordersOf(await buyers.pay(asha, transactionOf(await buyers.start(asha))))
  return id
}
const payable = async (id: string) => {
  const [row] = await world.db<{ paise: number }[]>`
    select payable_paise as paise from shop_order where order_id = ${id}`
  return row?.paise
}

test('views, people and taps are counted by day and block, and a person once however often they come', async () => {
  const kites = await page()
  await view(kites.slug, ago(2), 'asha')
  await view(kites.slug, ago(1), 'asha')
  await view(kites.slug, ago(1), 'dev')
  await tap(kites, ago(1, 1), 'asha')
  await tap(kites, ago(1, 2), 'asha')
  const { totals, days, blocks } = await results(kites.id)
  expect(totals).toMatchObject({ views: 3, people: 2, taps: 2, adds: 0, orders: 0, revenuePaise: 0 })
  expect(days.filter(({ views }) => views > 0).map(({ views, people }) => [views, people])).toEqual([
    [1, 1],
    [2, 2],
  ])
  expect(days).toHaveLength(30)
  expect(blocks).toEqual([
    expect.objectContaining({ block: kites.block.id, kind: 'text', place: 1, variant: 'a', taps: 2, people: 1 }),
  ])
})

test('an order counts for the last campaign seen within seven days, with the amount of the order itself', async () => {
  const [first, last, late] = [await page(), await page(), await page()]
  const [bought, tooLate] = [await order(120_000), await order(90_000)]
  await view(first.slug, ago(5), 'asha')
  await tap(last, ago(4), 'asha')
  await tell('PRODUCT_ADDED_TO_CART', ago(4, 1), 'asha', { sku: 'NK-1', qty: 1 })
  await view(late.slug, ago(9), 'dev')
  for (const again of [0, 1])
    await tell('ORDER_PLACED', ago(3, again), 'asha', { order_ids: [bought, 'NK-000000000000'], value: 9_999_999 })
  await tell('ORDER_PLACED', ago(1), 'dev', { order_ids: [tooLate] })
  expect((await results(first.id)).totals).toMatchObject({ adds: 0, orders: 0 })
  expect((await results(late.id)).totals).toMatchObject({ views: 1, orders: 0 })
  const { totals, blocks } = await results(last.id)
  const revenuePaise = await payable(bought)
  expect(totals).toMatchObject({ adds: 1, orders: 1, revenuePaise })
  expect(blocks).toEqual([expect.objectContaining({ adds: 1, orders: 1, revenuePaise })])
})

test('a cancelled order does not count', async () => {
  const kites = await page()
  const id = await order(50_000)
  await view(kites.slug, ago(1), 'asha')
  await tell('ORDER_PLACED', ago(1, 5), 'asha', { order_ids: [id] })
  await world.db`update shop_order set state = 'cancelled' where order_id = ${id}`
  expect((await results(kites.id)).totals).toMatchObject({ views: 1, orders: 0, revenuePaise: 0 })
})

describe('results of a page with variants', () => {
  type Arms = Readonly<Record<string, readonly [people: number, taps: number]>>
  const b = { key: 'b', name: 'Short', weight: 50, blocks: [] }
  /** Records how many people saw each arm and how many of them tapped, with unique event ids per arm. */
  async function met(slug: string, block: string, arms: Arms, { phase = 1, at = ago(1) } = {}) {
    await givenStream(world).tell({ name: 'APP_OPEN', at })
    const rows = Object.entries(arms).flatMap(([variant, [people, taps]]) =>
      Array.from({ length: people }, (_, nth) => ({ variant, visitor: `${slug}-${variant}-${nth}`, taps: nth < taps })),
    )
    await world.db`
      insert into stream_event (day, event_id, partition_key, name, happened_at, page, city, device, source, object_id, props)
      select (${at}::timestamptz at time zone 'Asia/Kolkata')::date, visitor || name, visitor, name,
        ${at}::timestamptz + step.at * interval '1 minute', '/campaign', 'delhi', 'mobile', 'direct', visitor,
        jsonb_build_object('slug', ${slug}::text, 'variant', variant, 'phase', ${phase}::integer, 'block', ${block}::text)
      from jsonb_to_recordset(${world.db.json(rows as never)}) as met (variant text, visitor text, taps boolean),
        (values ('CAMPAIGN_VIEWED', 0), ('CAMPAIGN_BLOCK_CLICKED', 1)) as step (name, at)
      where step.at = 0 or taps`
  }

  test('name a winner when its interval lies above zero, and none with a sample ratio mismatch', async () => {
    const kites = await page({ variants: [b] })
    await met(kites.slug, kites.block.id, { a: [300, 30], b: [300, 120] })
    const { test: found, variants } = await results(kites.id)
    expect(found).toMatchObject({ goal: 'taps', hasMismatch: false, winner: 'b' })
    expect(found?.arms.map(({ people, successes }) => [people, successes])).toEqual([
      [300, 30],
      [300, 120],
    ])
    expect(variants.map(({ variant, people }) => [variant, people])).toEqual([
      ['a', 300],
      ['b', 300],
    ])
    const torn = await page({ variants: [b] })
    await met(torn.slug, torn.block.id, { a: [300, 30], b: [180, 100] })
    expect((await results(torn.id)).test).toMatchObject({ hasMismatch: true, winner: null })
  })

  test('count people for the variant that they saw first, in the current phase only', async () => {
    const kites = await page({ variants: [b], goal: 'orders' })
    await view(kites.slug, ago(3), 'asha', { variant: 'b', phase: 1 })
    await view(kites.slug, ago(2), 'asha', { variant: 'a', phase: 1 })
    await view(kites.slug, ago(2), 'dev', { variant: 'a', phase: 0 })
    await tell('ORDER_PLACED', ago(1), 'asha', { order_ids: [] })
    const { test: found } = await results(kites.id)
    expect(found?.arms).toEqual([
      { variant: 'a', people: 0, successes: 0, against: null },
      { variant: 'b', people: 1, successes: 1, against: null },
    ])
    expect(found?.winner).toBeNull()
  })

  test('leave out visitors who keep the variant of an earlier phase, whose weights were others', async () => {
    const kites = await page({ variants: [{ ...b, weight: 20 }], since: ago(2) })
    await met(kites.slug, kites.block.id, { a: [100, 0], b: [100, 0] }, { phase: 0, at: ago(5) })
    await met(kites.slug, kites.block.id, { a: [500, 200], b: [200, 150] })
    const { test: found } = await results(kites.id)
    expect(found?.arms.map(({ people, successes }) => [people, successes])).toEqual([
      [400, 100],
      [100, 50],
    ])
    expect(found).toMatchObject({ hasMismatch: false, winner: 'b' })
  })

  test('count those who knew the page from before it had variants', async () => {
    const kites = await page({ variants: [b], since: ago(2) })
    await view(kites.slug, ago(5), 'asha')
    await view(kites.slug, ago(1), 'asha', { variant: 'b', phase: 1 })
    const { test: found } = await results(kites.id)
    expect(found?.arms.map(({ people }) => people)).toEqual([0, 1])
  })
})

test('the CSV has a line for each day, variant and block, and identifies no one', async () => {
  const kites = await page()
  await view(kites.slug, ago(1), 'browser-of-asha')
  await tap(kites, ago(1, 1), 'browser-of-asha')
  await tell('CAMPAIGN_BLOCK_CLICKED', ago(1), 'browser-of-asha', { slug: kites.slug, block: '=1+1', variant: 'z' })
  const { statusCode, headers, body } = await world.app.inject({
    url: `/api${campaignResultsCsv.url.replace(':id', kites.id)}`,
    headers: { authorization: `Bearer ${tara.token}` },
  })
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'no-store',
  ])
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toMatch(/^\ufeff?Day,Variant,Block,Kind,Place,Views,People,Taps,/)
  expect(lines.slice(1).map((line) => line.split(',').slice(1).join())).toEqual([
    'a,,,,1,1,0,0,0,0',
    `a,${kites.block.id},text,1,0,1,1,0,0,0`,
  ])
  expect(body).not.toMatch(/asha|=1/)
})

test('an unknown page has no results', async () => {
  expect((await world.call(campaignResults, { as: tara.token, params: { id: '999999' } })).status).toBe(404)
})
