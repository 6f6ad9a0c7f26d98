import { changeNotice } from '@nukkad/contracts/endpoints/people/account'
import { addBookmark, listBookmarks } from '@nukkad/contracts/endpoints/people/saves'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import type { GivenUser } from '../../../testing/users.given.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { type GivenProduct, givenShop } from '../../cart/shop.given.ts'
import { givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenPush } from '../../push/push.given.ts'
import { givenReaders } from '../../reviews/review.given.ts'

const world = useWorldWithGateway()
let shop: ReturnType<typeof givenShop>
let given: ReturnType<typeof givenIn>
beforeAll(() => {
  shop = givenShop(world)
  given = givenIn(world)
})

/** What a process does at an hour of this day in India; several may do so at once. */
async function tell(hour = 12): Promise<void> {
  const at = new Date(indianMidnight(new Date()).getTime() + hour * 3_600_000)
  const job = world.modules.saves.housekeeping?.find(({ name }) => name === 'saved products that cost less')
  await world.db.begin((tx) => job?.sweep(tx, at, 200))
}
/** Moves all that happened so far back in time. */
async function daysPass(days: number): Promise<void> {
  const by = world.db`${days} * interval '1 day'`
  await world.db`update variant_price set since = since - ${by}`
  await world.db`update saved_item set saved_at = saved_at - ${by}, price_told_at = price_told_at - ${by}`
  await world.db`update price_notice set told_at = told_at - ${by}`
  // The key of a mail has the day of the notice.
  await world.db`update outbox set key = key || ':' || id where payload is not null or done_at is not null`
}
/** Products that cost ₹1,000, saved by a new person. */
async function saved(count = 1) {
  const asha = await given.user()
  const kurtas: GivenProduct[] = []
  for (let at = 0; at < count; at += 1) {
    const kurta = await shop.product({ price: 100_000 })
    await world.db`select refresh_products(array[${kurta.id}::bigint])`
    const { status } = await world.call(addBookmark, { as: asha.token, body: { kind: 'product', ref: kurta.slug } })
    expect(status).toBe(200)
    kurtas.push(kurta)
  }
  const [kurta] = kurtas as [GivenProduct]
  return { asha, kurta, kurtas }
}
const mailsTo = async ({ email }: GivenUser) =>
  (await givenGateway(world).mailsTo(email)).filter(({ text }) => text.includes('the price has fallen'))
const subjects = async (who: GivenUser) => (await mailsTo(who)).map(({ subject }) => subject)
const tile = async ({ token: as }: GivenUser) => (await world.call(listBookmarks, { as })).body.data[0]?.cheaper_by

describe('a saved product that costs less', () => {
  test('is told of once, also by two processes at once, with a link to stop such emails', async () => {
    const { asha, kurta } = await saved()
    await shop.price(kurta, 80_000)
    await Promise.all([tell(), tell()])
    await tell(15)

    const [mail, ...others] = await mailsTo(asha)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Kurta \d+ costs ₹200 less$/)
    for (const text of ['₹800', '₹200 less than ₹1,000', `/shop/product/${kurta.slug}`, 'notices/stop?token='])
      expect(mail?.text).toContain(text)

    await daysPass(1)
    await tell()
    expect(await subjects(asha)).toHaveLength(1)
  })

  test('is told of together with others in one email a day; what falls later that day is told on the next', async () => {
    const { asha, kurtas } = await saved(3)
    const [first, second, third] = kurtas as [GivenProduct, GivenProduct, GivenProduct]
    await shop.price(first, 80_000)
    await shop.price(second, 70_000)
    await tell(10)
    await shop.price(third, 60_000)
    await tell(11)
    expect(await subjects(asha)).toEqual(['2 products that you saved cost less'])

    await daysPass(1)
    await tell()
    expect((await subjects(asha)).sort()).toEqual([
      '2 products that you saved cost less',
      expect.stringMatching(/costs ₹400 less$/),
    ])
  })

  test('is no news below 5 %, when sold out, or at night', async () => {
    const little = await saved()
    await shop.price(little.kurta, 95_100)
    const gone = await saved()
    await shop.price(gone.kurta, 50_000)
    await shop.stock(gone.kurta, 0)
    await tell()
    expect(await subjects(little.asha)).toEqual([])
    expect(await subjects(gone.asha)).toEqual([])
    expect(await tile(gone.asha)).toBeNull()

    await shop.price(little.kurta, 95_000)
    await tell(8.9)
    await tell(21.1)
    expect(await subjects(little.asha)).toEqual([])
    await tell(9.1)
    expect(await subjects(little.asha)).toHaveLength(1)
  })

  test('is told of again only when it costs less than at saving and than when it was told', async () => {
    const { asha, kurta } = await saved()
    await shop.price(kurta, 90_000)
    await tell()
    // Raised and lowered again.
    for (const [price, days] of [
      [150_000, 2],
      [100_000, 1],
      [90_000, 1],
    ] as const) {
      await daysPass(days)
      await shop.price(kurta, price)
      await tell()
    }
    expect(await subjects(asha)).toHaveLength(1)
    await daysPass(1)
    await shop.price(kurta, 85_000)
    await tell()
    expect(await subjects(asha)).toHaveLength(2)
    expect(await tile(asha)).toBe(150)
  })

  test('that was raised after saving and lowered to the same price is none', async () => {
    const { asha, kurta } = await saved()
    await shop.price(kurta, 140_000)
    await daysPass(5)
    await shop.price(kurta, 100_000)
    await tell()
    expect(await subjects(asha)).toEqual([])
    expect(await tile(asha)).toBeNull()
  })

  test('is told of once after an outage of days', async () => {
    const { asha, kurta } = await saved()
    for (const price of [90_000, 80_000, 70_000]) {
      await shop.price(kurta, price)
      await daysPass(4)
    }
    await tell()
    expect(await subjects(asha)).toEqual([expect.stringMatching(/costs ₹300 less$/)])
  })

  test('is not told of if it costs more again by the time the email is sent', async () => {
    const { asha, kurta } = await saved()
    await shop.price(kurta, 80_000)
    await tell()
    await shop.price(kurta, 99_000)
    expect(await subjects(asha)).toEqual([])
  })

  test('is told of on devices without its name, and to nobody who turned such notices off', async () => {
    const { asha, kurta } = await saved()
    const push = givenPush(world)
    const browser = await push.browser()
    await push.renewable(asha)
    await push.turnOn(asha, browser)
    await world.call(changeNotice, { as: asha.token, body: { kind: 'prices', isOn: false } })
    await shop.price(kurta, 80_000)
    await tell()
    expect(await push.shown(browser)).toEqual([])
    expect(await subjects(asha)).toEqual([])

    await world.call(changeNotice, { as: asha.token, body: { kind: 'prices', isOn: true } })
    await tell()
    expect(await push.shown(browser)).toMatchObject([
      { title: 'A price fell', text: 'A product that you saved costs less now.', path: '/saves?kind=product' },
    ])
    expect(await subjects(asha)).toHaveLength(1)
  })

  test('is not told of to somebody who bought it in the last 30 days, unless the order was cancelled', async () => {
    const kurta = await shop.product({ price: 100_000 })
    await world.db`select refresh_products(array[${kurta.id}::bigint])`
    const readers = givenReaders(world)
    const [buyer, former] = [await readers.owner(kurta, 'placed'), await readers.owner(kurta, 'cancelled')]
    for (const { token: as } of [buyer, former])
      await world.call(addBookmark, { as, body: { kind: 'product', ref: kurta.slug } })
    await shop.price(kurta, 80_000)
    await tell()
    const told = await world.db<{ id: string }[]>`
      select user_id::text as id from price_notice where user_id = any(${[buyer.id, former.id]}::bigint[])`
    expect(told.map(({ id }) => id)).toEqual([String(former.id)])
  })

  test('is measured by the same variant, not by another on the card because the first is sold out', async () => {
    const { asha, kurta } = await saved()
    await world.db`
      insert into variant (sku, product_id, position, size, weight_grams, price_paise, mrp_paise, on_hand)
      values (${`${kurta.slug}-s`}, ${kurta.id}, 1, 'S', 300, 60000, 60000, 4)`
    await world.db`update saved_item set saved_at = clock_timestamp() where ref = ${kurta.slug}`
    await shop.stock(kurta, 0)
    await tell()
    expect(await subjects(asha)).toEqual([])
    expect(await tile(asha)).toBeNull()
  })
})
