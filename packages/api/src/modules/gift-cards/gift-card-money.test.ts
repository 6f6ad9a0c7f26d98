import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import { cancelOrder, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { givenAccount } from '../account/account.given.ts'
import { ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { pickupSlots } from '../returns/requesting/pickup-slots.ts'
import { givenReturns } from '../returns/returns.given.ts'
import { endOfDay } from '../wallet/indian-days.ts'
import { useCardMoney } from './card-money.given.ts'

jest.setTimeout(60_000)
const { world, gifts, wallet, service, cartOf, start, pay, sweep, isWell, until, hold, capture } = useCardMoney()

const familyOf = async ({ id }: GivenUser) => {
  const [row] = await world.db<{ id: string }[]>`select id::text from session_family where user_id = ${id} limit 1`
  return row?.id ?? ''
}

describe('gift cards in a wallet', () => {
  test('pay before credit and after perks, and every screen shows the same balances', async () => {
    const asha = await cartOf(100_000)
    await wallet().perks(asha, 5_000)
    await wallet().credit(asha, 90_000)
    await gifts().inWallet(asha, 50_000)
    await world.call(usePerks, { as: asha.token, body: { cartID: asha.cartId } })
    const { cart } = (await world.call(getCart, { as: asha.token, query: { cartID: asha.cartId } })).body.data
    expect(cart).toMatchObject({ gift_card_balance: 500, credit_balance: 900, totals: { perks_balance: 50 } })
    const started = await start(asha, { useCredit: true })
    expect(started.body).toMatchObject({ gift_cards: 500, credit: 450, amount: 0, paymentMethod: 'free' })
    const held = await gifts().wallet(asha)
    expect(held).toMatchObject({ gift_card_balance: 0, on_hold: { gift_cards: 500, perks: 50, credit: 450 } })
    const shown = (await world.call(getCart, { as: asha.token, query: { cartID: asha.cartId } })).body.data.cart
    expect(shown).toMatchObject({ gift_card_balance: 500 })
    const transactionid = transactionOf(started)
    ordersOf(await world.call(payNothing, { as: asha.token, params: { transactionid } }))
    expect(await gifts().wallet(asha)).toMatchObject({ gift_card_balance: 0, credit: { balance: 450 }, gift_cards: [] })
    await isWell()
  })

  test('can be left out, and are spent over several orders, the earliest expiry first', async () => {
    const asha = await cartOf(100_000)
    const [soon, later] = [
      new Date(until(0).getTime() + 40 * 86_400_000),
      new Date(until(0).getTime() + 90 * 86_400_000),
    ]
    await gifts().inWallet(asha, 70_000, later)
    const first = await gifts().inWallet(asha, 50_000, soon)
    expect((await start(asha, { useGiftCards: false })).body).toMatchObject({ gift_cards: 0, amount: 1000 })
    const started = await start(asha)
    expect(started.body).toMatchObject({ gift_cards: 1000, amount: 0 })
    ordersOf(await world.call(payNothing, { as: asha.token, params: { transactionid: transactionOf(started) } }))
    const left = await gifts().wallet(asha)
    expect(left.gift_cards).toMatchObject([{ amount: 700, balance: 200 }])
    expect(left.gift_cards.map(({ id }) => id)).not.toContain(first)
    await isWell()
  })

  test('get back their part when part of an order is cancelled, after credit, on the same cards', async () => {
    const asha = await cartOf(60_000, 1)
    const end = endOfDay(new Date(until(0).getTime() + 40 * 86_400_000))
    await gifts().inWallet(asha, 50_000, end)
    await wallet().credit(asha, 40_000)
    await wallet().perks(asha, 10_000)
    await world.call(usePerks, { as: asha.token, body: { cartID: asha.cartId } })
    const started = await start(asha, { useCredit: true })
    expect(started.body).toMatchObject({ gift_cards: 500, credit: 400, amount: 200 })
    const [one = '', two = ''] = await pay(asha, transactionOf(started))
    const back = async () => {
      const { gift_card_balance: cards, credit, perks, gift_cards } = await gifts().wallet(asha)
      return { cards, credit: credit.balance, perks: perks.balance, ends: gift_cards.map(({ expires }) => expires) }
    }
    for (const orderId of [one, two]) {
      ok(await world.call(cancelOrder, { as: asha.token, params: { orderId }, body: { reason: 'changed_mind' } }))
      await isWell()
      if (orderId === one) expect(await back()).toMatchObject({ cards: 250, credit: 200, perks: 50 })
    }
    expect(await back()).toEqual({ cards: 500, credit: 400, perks: 100, ends: [end.toISOString()] })
  })

  test('are valid for another week when they expired during an order that is cancelled', async () => {
    const asha = await cartOf(60_000)
    const end = new Date(until(0).getTime() + 3_600_000)
    await gifts().inWallet(asha, 50_000, end)
    const [orderId = ''] = await pay(asha, transactionOf(await start(asha)))
    world.clock.forward(7_200)
    const fresh = await world.tokens.issue({ userId: asha.id, role: 'user', familyId: await familyOf(asha) })
    const again = { ...asha, token: fresh.access_token }
    ok(await world.call(cancelOrder, { as: again.token, params: { orderId }, body: { reason: 'changed_mind' } }))
    const { gift_cards: cards } = await gifts().wallet(again)
    const aWeekOn = endOfDay(new Date(world.clock.now().getTime() + 7 * 86_400_000))
    expect(cards).toMatchObject([{ balance: 500, expires: aWeekOn.toISOString() }])
    await isWell()
  })

  test('get back what an order took after they expired, and not what was unspent, swept or not', async () => {
    for (const isSwept of [true, false]) {
      const asha = await cartOf(60_000)
      await gifts().inWallet(asha, 70_000, new Date(until(0).getTime() + 3_600_000))
      await wallet().perks(asha, 20_000)
      await world.call(usePerks, { as: asha.token, body: { cartID: asha.cartId } })
      const started = await start(asha)
      const [orderId = ''] = ordersOf(
        await world.call(payNothing, { as: asha.token, params: { transactionid: transactionOf(started) } }),
      )
      world.clock.forward(40 * 86_400)
      if (isSwept) await sweep()
      const fresh = await world.tokens.issue({ userId: asha.id, role: 'user', familyId: await familyOf(asha) })
      const again = { ...asha, token: fresh.access_token }
      ok(await world.call(cancelOrder, { as: again.token, params: { orderId }, body: { reason: 'changed_mind' } }))
      const { gift_card_balance: cards, perks } = await gifts().wallet(again)
      expect([cards, perks.balance]).toEqual([529, 120])
      await isWell()
    }
  })

  test('can be captured after midnight by the payment that held them before, and by no other', async () => {
    const asha = await givenIn(world).user()
    const midnight = endOfDay(world.clock.now())
    await gifts().inWallet(asha, 50_000, midnight)
    world.clock.forward((midnight.getTime() - world.clock.now().getTime()) / 1000 - 60)
    expect(await hold(asha.id, 'before-midnight', { gifts: 50_000 })).toBe(true)
    world.clock.forward(120)
    await sweep()
    expect(await hold(asha.id, 'after-midnight', { gifts: 1 })).toBe(false)
    // The payment window opens late, so the same amount is held again.
    expect(await hold(asha.id, 'before-midnight', { gifts: 50_000 })).toBe(true)
    expect(await capture('before-midnight')).toBe(true)
    await isWell()
  })

  test('block other cards after midnight only with what the expired ones no longer cover', async () => {
    const asha = await givenIn(world).user()
    const [first, second] = [endOfDay(world.clock.now()), endOfDay(until(24 * 60))]
    await gifts().inWallet(asha, 30_000, first)
    await gifts().inWallet(asha, 20_000, second)
    const later = await gifts().inWallet(asha, 40_000)
    const left = async () => {
      const [row] = await world.db<{ cards: number }[]>`
        select gift_cards as cards from wallet_left(${asha.id}, null, null, ${world.clock.now()})`
      return row?.cards
    }
    const secondsTo = (at: Date) => (at.getTime() - world.clock.now().getTime()) / 1000

    world.clock.forward(secondsTo(first) - 60)
    expect(await hold(asha.id, 'first-night', { gifts: 35_000 }, until(24 * 60 + 30))).toBe(true)
    expect(await left()).toBe(55_000)
    world.clock.forward(120)
    expect(await left()).toBe(55_000)
    world.clock.forward(secondsTo(second) - 60)
    expect(await hold(asha.id, 'second-night', { gifts: 25_000 })).toBe(true)
    expect(await left()).toBe(30_000)
    world.clock.forward(120)
    await sweep()
    // The two payments may take 500 rupees from the expired cards, and take the other 100 from the last one.
    expect(await left()).toBe(30_000)
    expect(await service().leftOfCard(world.db, asha.id, later, world.clock.now())).toBe(30_000)
    expect(await hold(asha.id, 'too-much', { gifts: 30_001 })).toBe(false)
    expect(await hold(asha.id, 'the-rest', { gifts: 30_000 })).toBe(true)
    for (const payment of ['the-rest', 'second-night', 'first-night']) expect(await capture(payment)).toBe(true)
    expect((await gifts().wallet(await givenAccount(world).again(asha))).gift_card_balance).toBe(0)
    await sweep()
    await isWell()
  })

  test('leave the wallet once after their last day when unspent, with the exact remainder', async () => {
    const asha = await givenIn(world).user()
    await gifts().inWallet(asha, 50_000, endOfDay(world.clock.now()))
    await hold(asha.id, 'a-part', { gifts: 20_000 })
    await capture('a-part')
    world.clock.forward(86_400)
    await sweep()
    await sweep()
    const [row] = await world.db`
      select count(*) as count, -sum(p.amount_paise) as paise from wallet_entry e join wallet_posting p using (entry_id)
      join wallet_account a on a.account_id = p.account_id and a.user_id = ${asha.id} where e.kind = 'gift_card_expired'`
    expect(row).toMatchObject({ count: 1 })
    expect(Number(row?.paise)).toBe(30_000)
    await isWell()
  })
})

describe('the reward of an order', () => {
  const balances = async (asha: GivenUser) => {
    const { perks } = await world.modules.wallet.service.views.show(asha.id)
    return { perks: perks.balance, owed: perks.owed }
  }
  const returned = async (
    asha: GivenUser,
    meera: Parameters<ReturnType<typeof givenMerchants>['answer']>[0],
    orderId: string,
    qty: number,
  ) => {
    const id = await givenReturns(world).asked(asha, orderId, { qty })
    const [pickup] = pickupSlots(world.clock.now())
    const steps = [
      { step: 'approve' },
      { step: 'schedule_pickup', pickup },
      { step: 'picked_up' },
      { step: 'received', condition: 'good' },
    ] as const
    for (const answer of steps) ok(await givenMerchants(world).answer(meera, id, answer))
  }

  test('is granted on delivery, and taken back in part for returned pieces', async () => {
    const { meera, asha, orderId } = await givenMerchants(world).order([{ price: 50_000, qty: 2 }])
    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
    await sweep()
    expect(await balances(asha)).toEqual({ perks: 20, owed: 0 })
    await returned(asha, meera, orderId, 1)
    expect(await balances(asha)).toEqual({ perks: 10, owed: 0 })
    await returned(asha, meera, orderId, 1)
    expect(await balances(asha)).toEqual({ perks: 0, owed: 0 })
    await isWell()
  })

  test('is owed when it was spent before the return, and settled by the next perks', async () => {
    const { meera, asha, orderId } = await givenMerchants(world).order([{ price: 100_000 }])
    await givenMerchants(world).walk(meera, orderId, 'accept', 'pack', 'ship', 'out_for_delivery', 'deliver')
    await sweep()
    await hold(asha.id, `reward-of-${orderId}`, { perks: 1_500 })
    await capture(`reward-of-${orderId}`)
    await returned(asha, meera, orderId, 1)
    expect(await balances(asha)).toEqual({ perks: 0, owed: 15 })
    await wallet().perks(asha, 1_000)
    expect(await balances(asha)).toEqual({ perks: 0, owed: 5 })
    await wallet().perks(asha, 1_000)
    expect(await balances(asha)).toEqual({ perks: 5, owed: 0 })
    await isWell()
  })
})
