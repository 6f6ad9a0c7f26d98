import { getProduct } from '@nukkad/contracts/endpoints/shop/product'
import { productPrices } from '@nukkad/contracts/endpoints/shop/product-page'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { whileUnlocked } from '../../../testing/database/careless-db.ts'
import { whileHeld } from '../../../testing/while-held.ts'
import { useWorld } from '../../../testing/world.ts'
import { type GivenProduct, givenShop } from '../../cart/shop.given.ts'

const world = useWorld()
let given: ReturnType<typeof givenShop>
beforeAll(() => {
  given = givenShop(world)
})

const history = async ({ sku }: GivenProduct) =>
  (
    await world.db<{ price: number | null }[]>`
    select price_paise as price from variant_price where sku = ${sku} order by since`
  ).map(({ price }) => price)
const publish = ({ id }: GivenProduct, isPublished: boolean) =>
  world.db`update product set is_published = ${isPublished} where id = ${id}`
const note = async ({ slug }: GivenProduct) => {
  const { data } = (await world.call(getProduct, { query: { slug } })).body
  return data.variants[0]?.price_note
}
/** Changes the price while another transaction, which is not committed yet, puts the product into the shop. */
const changedWhilePublished = (kurta: GivenProduct) =>
  whileHeld(world.db, {
    hold: (tx) => tx`update product set is_published = true where id = ${kurta.id}`,
    work: async () => void (await given.price(kurta, 80_000)),
  })
/** Moves what happened so far back in time. */
const daysPass = ({ sku }: GivenProduct, days: number) =>
  world.db`update variant_price set since = since - ${days} * interval '1 day' where sku = ${sku}`

describe('the prices of a variant', () => {
  test('are kept from its first one on, whatever changes them, and a change of stock is none', async () => {
    const kurta = await given.product({ price: 100_000 })
    await given.price(kurta, 90_000)
    await given.stock(kurta, 3)
    await given.price(kurta, 90_000)
    await given.price(kurta, 95_000)
    expect(await history(kurta)).toEqual([100_000, 90_000, 95_000])
  })

  test('leave out those at which nobody could buy it', async () => {
    const kurta = await given.product({ price: 100_000 })
    await publish(kurta, false)
    await given.price(kurta, 10_000)
    await given.price(kurta, 120_000)
    await publish(kurta, true)
    await world.db`update variant set is_offered = false, price_paise = 500 where sku = ${kurta.sku}`
    await world.db`update variant set is_offered = true, price_paise = 110000 where sku = ${kurta.sku}`
    expect(await history(kurta)).toEqual([100_000, null, 120_000, null, 110_000])
  })

  test('end with the current one when its price and its publication change at once', async () => {
    const kurta = await given.product({ price: 100_000 })
    await publish(kurta, false)
    await changedWhilePublished(kurta)
    expect((await history(kurta)).at(-1)).toBe(80_000)
  })

  test('would lose it if the product were not locked', async () => {
    const kurta = await given.product({ price: 100_000 })
    await publish(kurta, false)
    await whileUnlocked(world.db, 'note_prices', () => changedWhilePublished(kurta))
    expect((await history(kurta)).at(-1)).toBe(100_000)
  })

  test('follow one another also after the clock was set back', async () => {
    const kurta = await given.product({ price: 100_000 })
    await daysPass(kurta, -1)
    await given.price(kurta, 90_000)
    await given.price(kurta, 95_000)
    expect(await history(kurta)).toEqual([100_000, 90_000, 95_000])
  })

  test('grow by no more than 24 a day, and end with the current one', async () => {
    const kurta = await given.product({ price: 100_000 })
    for (let at = 1; at <= 40; at += 1) await given.price(kurta, 100_000 + at)
    const today = await history(kurta)
    expect(today).toHaveLength(24)
    expect(today.at(-1)).toBe(100_040)
    await daysPass(kurta, 1.5)
    await given.price(kurta, 90_000)
    expect(await history(kurta)).toHaveLength(25)
  })

  test('go with it', async () => {
    const kurta = await given.product()
    await world.db`delete from variant where sku = ${kurta.sku}`
    expect(await history(kurta)).toEqual([])
  })
})

describe('the note at a price', () => {
  test('names the lowest price of 30 days, or says that this is it', async () => {
    const kurta = await given.product({ price: 100_000 })
    expect(await note(kurta)).toBeNull()
    await given.price(kurta, 129_900)
    expect(await note(kurta)).toBe('Lowest in 30 days: ₹1,000')
    await daysPass(kurta, 2)
    await given.price(kurta, 99_950)
    expect(await note(kurta)).toBe('At its lowest in 30 days')
  })

  test('does not call a price the lowest that was raised for a moment only', async () => {
    const kurta = await given.product({ price: 100_000 })
    await daysPass(kurta, 5)
    await given.price(kurta, 200_000)
    await daysPass(kurta, 0.9)
    await given.price(kurta, 100_000)
    expect(await note(kurta)).toBeNull()
    await given.price(kurta, 90_000)
    expect(await note(kurta)).toBe('At its lowest in 30 days')
  })

  test('knows no price from before, except for the one at the beginning of the time', async () => {
    const kurta = await given.product({ price: 50_000 })
    await given.price(kurta, 100_000)
    await daysPass(kurta, 20)
    // 40 days after the low price, which was followed by one that lasted until 10 days ago.
    await daysPass(kurta, 20)
    await given.price(kurta, 120_000)
    expect(await note(kurta)).toBe('Lowest in 30 days: ₹1,000')
  })

  test('does not take leaving the shop for a price', async () => {
    const kurta = await given.product({ price: 100_000 })
    await publish(kurta, false)
    await publish(kurta, true)
    expect(await note(kurta)).toBeNull()
  })
})

describe('the price history', () => {
  const asked = (sku: string) => world.call(productPrices, { query: { sku } })

  test('begins 90 days ago with the price of that day', async () => {
    const kurta = await given.product({ price: 100_000 })
    await daysPass(kurta, 100)
    await given.price(kurta, 90_000)
    await daysPass(kurta, 10)
    await given.price(kurta, 95_050)
    const { data } = (await asked(kurta.sku)).body
    expect(data.from).toBe(indianMidnight(world.clock.now(), -90).toISOString())
    expect(data.prices.map(({ price }) => price)).toEqual([1000, 900, 950.5])
    expect(data.prices[0]?.since).toBe(data.from)
    expect((data.prices[2]?.since ?? '') <= data.to).toBe(true)
  })

  test('is of products in the shop only', async () => {
    const kurta = await given.product()
    await publish(kurta, false)
    for (const sku of [kurta.sku, 'no-such-sku']) expect((await asked(sku)).status).toBe(404)
    expect((await asked('not a sku')).status).toBe(400)
  })
})
