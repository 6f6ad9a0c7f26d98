import { addToCart, getCart, getCartV3 } from '@nukkad/contracts/endpoints/cart/cart'
import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import { addCoupon } from '@nukkad/contracts/endpoints/cart/coupons'
import { useWorld } from '../../../testing/world.ts'
import { givenBuyers } from '../../checkout/buyer.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { givenShop } from '../shop.given.ts'

const world = useWorld()
async function aBuyer({ perks = 0, credit = 0, price = 100_000 } = {}) {
  const asha = await givenBuyers(world).buyer([await givenShop(world).product({ price })])
  if (perks) await givenWallet(world).perks(asha, perks)
  if (credit) await givenWallet(world).credit(asha, credit)
  const look = async (more: object = {}) =>
    (await world.call(getCart, { query: { cartID: asha.cartId, ...more }, as: asha.token })).body.data.cart
  const use = (wish?: boolean) =>
    world.call(usePerks, { as: asha.token, body: { cartID: asha.cartId, ...(wish !== undefined && { use: wish }) } })
  return { ...asha, look, use }
}

describe('perks on a cart', () => {
  test('pay up to a fifth of it and can be switched off again', async () => {
    const asha = await aBuyer({ perks: 90_000 })
    expect((await asha.look())?.totals).toMatchObject({
      perks_balance: 900,
      max_perks_applicable: 200,
      perks_applicable: 200,
      discount: 0,
    })
    expect((await asha.use()).body).toMatchObject({ status: 'success', data: { cart: { is_perks_applied: true } } })
    const used = await asha.look()
    expect(used?.totals).toMatchObject({ discount: 200, base_total: 800 })
    expect(used?.applied_discounts).toEqual([{ label: 'Perks', amount: 200 }])
    await asha.use(false)
    expect(await asha.look()).toMatchObject({ is_perks_applied: false, totals: { discount: 0 } })
  })

  test('are applied by a code that contains REWARD', async () => {
    const asha = await aBuyer({ perks: 5_000 })
    const { body } = await world.call(addCoupon, {
      as: asha.token,
      body: { cartID: asha.cartId, couponCode: 'myreward50' },
    })
    expect(body).toMatchObject({
      status: 'success',
      data: { cart: { is_perks_applied: true, totals: { coupon_code: null, discount: 50 } } },
    })
  })

  test('can be tried or left out without being stored', async () => {
    const asha = await aBuyer({ perks: 5_000 })
    const query = { cartID: asha.cartId, is_perks_applied: true }
    const tried = await world.call(getCartV3, { as: asha.token, query })
    expect(tried.body.data.cart?.totals.discount).toBe(50)
    expect((await asha.look())?.totals.discount).toBe(0)
    await asha.use()
    expect((await asha.look({ removePerks: true }))?.totals.discount).toBe(0)
    expect((await asha.look())?.totals.discount).toBe(50)
  })

  test.each([
    ['a guest', 'REWARD50', 'Sign in to use your perks.'],
    ['a user without perks', 'myreward', 'You have no perks to use yet.'],
  ])('give %s the reason why nothing is taken off', async (who, coupon_code, reason) => {
    const asha = await aBuyer()
    const { cartId } = (
      await world.call(addToCart, {
        body: { data: { cartItem: { sku: (await givenShop(world).product()).sku, qty: 1 } }, cartId: null },
      })
    ).body.data
    const isGuest = who === 'a guest'
    const { body } = await world.call(getCartV3, {
      query: { cartID: isGuest ? String(cartId) : asha.cartId, coupon_code },
      ...(!isGuest && { as: asha.token }),
    })
    expect(body.data.cart).toMatchObject({ coupon_error: reason, is_perks_applied: false, totals: { discount: 0 } })
  })

  test('are refused with a message to a buyer who has none', async () => {
    const asha = await aBuyer()
    expect((await asha.use()).body).toMatchObject({ status: 'error', message: 'You have no perks to use yet.' })
  })

  test('are no longer taken off after they expired', async () => {
    const asha = await aBuyer({ perks: 5_000 })
    await asha.use()
    await world.db`update wallet_lot set expires_at = now() - interval '1 minute' where user_id = ${asha.id}`
    expect((await asha.look())?.totals).toMatchObject({ perks_balance: 0, discount: 0 })
  })

  test('held by this cart’s own payment still count for it', async () => {
    const asha = await aBuyer({ perks: 5_000, credit: 7_000 })
    await asha.use()
    const { wallet } = world.modules.wallet.service
    const until = new Date(Date.now() + 900_000)
    const hold = (transactionId: string, cartId?: number) =>
      world.db.begin((tx) =>
        wallet.hold(tx, { transactionId, userId: asha.id, perks: 5_000, credit: 7_000, until, cartId }),
      )
    await hold('of-this-bag', Number(asha.cartId))
    expect(await asha.look()).toMatchObject({ credit_balance: 70, totals: { perks_balance: 50 } })
    await world.db.begin((tx) => wallet.release(tx, { transactionId: 'of-this-bag' }))
    await hold('of-another')
    expect(await asha.look()).toMatchObject({ credit_balance: 0, totals: { perks_balance: 0, discount: 0 } })
  })

  test('come with a cashback of two percent of the goods, shown in the cart', async () => {
    const asha = await aBuyer({ perks: 5_000 })
    await asha.use()
    expect((await asha.look())?.totals.cashback_amount).toBe(19)
  })
})
