import { addToCart, cartCount } from '@nukkad/contracts/endpoints/cart/cart'
import type { CartAnswer } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import {
  forgetSaved,
  listSaved,
  moveToCart,
  restoreSaved,
  saveForLater,
} from '@nukkad/contracts/endpoints/cart/saved-lines'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import type { Db } from '../../../db.ts'
import { createHousekeeping } from '../../../housekeeping/housekeeping.ts'
import { carelessDb } from '../../../testing/database/careless-db.ts'
import { untilSeen } from '../../../testing/until-seen.ts'
import { givenIn } from '../../../testing/users.given.ts'
import { type Answer, useWorld } from '../../../testing/world.ts'
import { givenBuyers, transactionOf } from '../../checkout/buyer.given.ts'
import { withoutCartLock } from '../../checkout/careless.given.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import { createProductDescriptions } from '../reading/product-descriptions.ts'
import { type GivenProduct, givenShop } from '../shop.given.ts'
import { createSavedLinesService } from './saved-lines.service.ts'

const world = useWorld()
const shop = () => givenShop(world)
const guestCart = async ({ sku }: GivenProduct, qty = 1) => {
  const { cart, cartId } = (await world.call(addToCart, { body: { data: { cartItem: { sku, qty } } } })).body.data
  return { cartID: String(cartId), itemId: String(cart?.items[0]?.item_id) }
}
const guestCartAgain = async (cartID: string, { sku }: GivenProduct) => {
  const body = { data: { cartItem: { sku, qty: 1 } }, cartId: cartID }
  const { cart } = (await world.call(addToCart, { body })).body.data
  return { cartID, itemId: String(cart?.items.find((item) => item.sku === sku)?.item_id) }
}
const saved = async (cartID?: string, as?: string) =>
  (await world.call(listSaved, { query: { ...(cartID && { cartID }) }, as })).body.data

describe('lines saved for later', () => {
  test('leave the cart and its total, and come back unchanged', async () => {
    const kurta = await shop().product()
    const cart = await guestCart(kurta, 3)
    const { body } = await world.call(saveForLater, { body: cart })
    expect(body.data).toMatchObject({ count: 0, cart: { items: [], totals: { price_paid: 0 } } })
    expect(body.data.saved).toMatchObject([{ sku: kurta.sku, qty: 3, special_price: 1000, is_available: true }])
    expect((await world.call(cartCount, { query: { cartID: cart.cartID } })).body.data.count).toBe(0)

    const [line] = body.data.saved
    const back = await world.call(moveToCart, { body: { cartID: cart.cartID, savedId: String(line?.saved_id) } })
    expect(back.body.data).toMatchObject({ count: 3, saved: [] })
  })

  test('add up when the same product is saved again, up to the limit of a line, which is said', async () => {
    const kurta = await shop().product({ stock: 50 })
    const cart = await guestCart(kurta, 2)
    await world.call(saveForLater, { body: cart })
    const again = async (qty: number) => {
      const body = { data: { cartItem: { sku: kurta.sku, qty } }, cartId: cart.cartID }
      const { cart: filled } = (await world.call(addToCart, { body })).body.data
      const itemId = String(filled?.items[0]?.item_id)
      const { data, message } = (await world.call(saveForLater, { body: { cartID: cart.cartID, itemId } })).body
      return [data.saved[0]?.qty, message?.message]
    }
    expect(await again(1)).toEqual([3, undefined])
    expect(await again(cartLimits.piecesPerLine)).toEqual([
      cartLimits.piecesPerLine,
      'You can save up to 10 pieces of one item. 3 pieces were not saved.',
    ])
  })

  test('keep their options, so that two names are two lines', async () => {
    const kurta = await shop().product()
    const optionId = await shop().nameOption(kurta)
    let cartId: string | null = null
    for (const optionValue of ['Asha', 'Dev']) {
      const productOption = { extensionAttributes: { customOptions: [{ optionId, optionValue }] } }
      const added: Answer<CartAnswer> = await world.call(addToCart, {
        body: { data: { cartItem: { sku: kurta.sku, qty: 1, productOption } }, cartId },
      })
      cartId = added.body.data.cartId
      const itemId = String(added.body.data.cart?.items[0]?.item_id)
      await world.call(saveForLater, { body: { cartID: String(cartId), itemId } })
    }
    const lines = await saved(String(cartId))
    expect(lines.map(({ custom_options, special_price }) => [custom_options[0]?.optionValue, special_price])).toEqual([
      ['Dev', 1050],
      ['Asha', 1050],
    ])
  })

  test('say why they cannot go back, and return as one piece if only one is left', async () => {
    const kurta = await shop().product({ stock: 3 })
    const cart = await guestCart(kurta, 3)
    const [line] = (await world.call(saveForLater, { body: cart })).body.data.saved
    const move = () => world.call(moveToCart, { body: { cartID: cart.cartID, savedId: String(line?.saved_id) } })
    await shop().stock(kurta, 0)
    expect((await saved(cart.cartID))[0]).toMatchObject({ is_available: false, msg_title: 'Sold out.' })
    const refused = await move()
    expect([refused.body.message?.code, refused.body.data.saved.length]).toEqual(['sold_out', 1])
    await shop().stock(kurta, 1)
    const one = await move()
    expect([one.body.data.count, one.body.message?.message]).toEqual([1, 'Only 1 left. One is back in your bag.'])
  })

  test.each([
    [1, 2, 2],
    [3, 2, 3],
  ])('of a guest become the user’s at sign-in: of %i and %i pieces the larger number', async (mine, theirs, kept) => {
    const kurta = await shop().product()
    const asha = await givenIn(world).user()
    const own = (await givenBuyers(world).add(asha.token, null, kurta, mine)).body.data
    await world.call(saveForLater, {
      as: asha.token,
      body: { cartID: String(own.cartId), itemId: String(own.cart?.items[0]?.item_id) },
    })
    const cart = await guestCart(kurta, theirs)
    await world.call(saveForLater, { body: cart })
    await world.call(attachCustomer, { as: asha.token, body: { cartId: cart.cartID } })
    expect(await saved(undefined, asha.token)).toMatchObject([{ sku: kurta.sku, qty: kept }])
    expect(await saved(cart.cartID)).toEqual([])
  })

  test('come back unchanged when removed by mistake, for a day, and for their owner alone', async () => {
    const kurta = await shop().product()
    const cart = await guestCart(kurta, 3)
    const [line] = (await world.call(saveForLater, { body: cart })).body.data.saved
    const body = { cartID: cart.cartID, savedId: String(line?.saved_id) }
    expect((await world.call(forgetSaved, { body })).body.data).toEqual([])
    expect((await world.call(moveToCart, { body })).status).toBe(404)
    const eve = await givenIn(world).user()
    expect((await world.call(restoreSaved, { as: eve.token, body })).status).toBe(404)
    expect((await world.call(restoreSaved, { body })).body.data).toEqual([line])

    await world.call(forgetSaved, { body })
    const again = await guestCartAgain(cart.cartID, kurta)
    expect((await world.call(saveForLater, { body: again })).body.data.saved).toMatchObject([{ qty: 1 }])
    await world.call(forgetSaved, { body })
    const { db, app, clock, modules } = world
    const keeper = createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.carts.housekeeping ?? [] })
    await keeper.sweep()
    expect((await world.call(restoreSaved, { body })).status).toBe(200)
    await world.call(forgetSaved, { body })
    clock.forward(90_000)
    await keeper.sweep()
    expect((await world.call(restoreSaved, { body })).status).toBe(404)
  })

  test('that were removed do not follow their guest to an account', async () => {
    const kurta = await shop().product()
    const asha = await givenIn(world).user()
    const cart = await guestCart(kurta, 3)
    const [line] = (await world.call(saveForLater, { body: cart })).body.data.saved
    await world.call(forgetSaved, { body: { cartID: cart.cartID, savedId: String(line?.saved_id) } })
    await guestCartAgain(cart.cartID, await shop().product())
    await world.call(attachCustomer, { as: asha.token, body: { cartId: cart.cartID } })
    expect(await saved(undefined, asha.token)).toEqual([])
  })

  test('stay when the cart becomes an order', async () => {
    const [kurta, lamp] = [await shop().product(), await shop().product()]
    const buyers = givenBuyers(world)
    const asha = await buyers.buyer([kurta])
    const { cart } = (await buyers.add(asha.token, asha.cartId, lamp)).body.data
    const itemId = String(cart?.items.find(({ sku }) => sku === lamp.sku)?.item_id)
    await world.call(saveForLater, { as: asha.token, body: { cartID: asha.cartId, itemId } })
    await buyers.pay(asha, transactionOf(await buyers.start(asha)))
    const [line] = await saved(undefined, asha.token)
    expect(line?.sku).toBe(lamp.sku)
    const back = await world.call(moveToCart, { as: asha.token, body: { savedId: String(line?.saved_id) } })
    expect(back.body.data).toMatchObject({ count: 1, saved: [] })
    expect(back.body.data.cartId).not.toBe(asha.cartId)
  })

  test('of another user look absent', async () => {
    const cart = await guestCart(await shop().product())
    const [line] = (await world.call(saveForLater, { body: cart })).body.data.saved
    const eve = await givenBuyers(world).buyer([await shop().product()])
    const body = { cartID: eve.cartId, savedId: String(line?.saved_id) }
    expect((await world.call(moveToCart, { as: eve.token, body })).status).toBe(404)
    expect((await world.call(forgetSaved, { as: eve.token, body })).body.data).toEqual([])
    expect(await saved(cart.cartID)).toHaveLength(1)
    await world.call(forgetSaved, { body: { cartID: cart.cartID, savedId: body.savedId } })
    expect(await saved(cart.cartID)).toEqual([])
  })
})

describe('a line that several tabs move back at once', () => {
  /** Returns the pieces in the cart afterwards; two were saved. */
  async function back(db: Db): Promise<number> {
    const kurta = await shop().product()
    const cart = await guestCart(kurta, 2)
    const { body } = await world.call(saveForLater, { body: cart })
    const buyer = { kind: 'guest' } as const
    const wish = { cartId: cart.cartID, savedId: String(body.data.saved[0]?.saved_id) }
    const { carts, catalogue } = world.modules
    const lines = createSavedLinesService({
      db,
      now: world.clock.now,
      isBlocked: false,
      ...carts.service,
      descriptions: createProductDescriptions(catalogue.service),
    })
    await Promise.allSettled(Array.from({ length: 6 }, () => lines.move(buyer, wish)))
    return (await world.call(cartCount, { query: { cartID: cart.cartID } })).body.data.count
  }
  test('is in the cart once', async () => expect(await back(world.db)).toBe(2))
  test('(without the lock on the cart, it is there more than once)', async () =>
    expect(
      await untilSeen(
        () => back(carelessDb(world.db, ...withoutCartLock)),
        (count) => count > 2,
      ),
    ).toBeGreaterThan(2))
})
