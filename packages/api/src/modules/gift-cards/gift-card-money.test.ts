import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import { cancelOrder, createTransaction, payNothing, payOnDelivery } from '@nukkad/contracts/endpoints/orders/orders'
import { openDb } from '../../db.ts'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { type Carelessness, carelessDb, unlocked, whileUnlocked } from '../../testing/database/careless-db.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { type GivenBuyer, givenBuyers, ordersOf, transactionOf } from '../checkout/buyer.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { pickupSlots } from '../returns/requesting/pickup-slots.ts'
import { givenReturns } from '../returns/returns.given.ts'
import { endOfDay } from '../wallet/indian-days.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { createWalletService } from '../wallet/wallet.service.ts'
import { givenGifts } from './gift-card.given.ts'
import { giftCodes } from './redeeming/gift-code.ts'
import { createRedeeming } from './redeeming/redeeming.service.ts'

const world = useWorld()
jest.setTimeout(60_000)
const gifts = () => givenGifts(world)
const wallet = () => givenWallet(world)
const service = () => world.modules.wallet.service.wallet
const cartOf = (price: number, more = 0) =>
  givenShop(world)
    .merchant()
    .then(async (merchant) => {
      const wishes = [{ merchant, price }, ...Array.from({ length: more }, () => ({ price }))]
      const products = []
      for (const wish of wishes) products.push(await givenShop(world).product(wish))
      return givenBuyers(world).buyer(products)
    })
const start = (buyer: GivenBuyer, more: object = {}) =>
  world.call(createTransaction, {
    as: buyer.token,
    body: { cartId: buyer.cartId, paymentMethod: 'cashondelivery', ...more },
  })
const pay = async (buyer: GivenUser, transactionId: string) =>
  ordersOf(await world.call(payOnDelivery, { as: buyer.token, body: { transactionId } }))
const sweep = () => {
  const { db, app, clock, modules } = world
  const jobs = Object.values(modules).flatMap((module) => ('housekeeping' in module ? (module.housekeeping ?? []) : []))
  return createHousekeeping({ db, log: app.log, now: clock.now, jobs }).sweep()
}
const isWell = async () => {
  const { invariants } = await world.modules.operations.service.look()
  // Cards of these tests have no bank behind them; whose purchase it was is told by the tests of payments.
  const found = invariants.filter(({ check }) => check.area === 'ledger' || check.name.includes('tenders'))
  expect(found.flatMap(({ findings, failure }) => [...findings, ...(failure ? [failure] : [])])).toEqual([])
}
const until = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000)
const hold = (
  userId: string,
  transactionId: string,
  of: { perks?: number; gifts?: number; credit?: number },
  end = until(15),
) =>
  world.db.begin((tx) =>
    service().hold(tx, { perks: 0, gifts: 0, credit: 0, ...of, transactionId, userId, until: end }),
  )
const capture = (transactionId: string) =>
  world.db.begin((tx) => service().capture(tx, { transactionId, now: world.clock.now() }))

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

  test('are left alone when their owner says so, and pay in parts over several orders, the first to end first', async () => {
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

  test('get back what they paid for when a part is cancelled, after credit, into the same cards', async () => {
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

  test('that ended while their order was under way live again for a week when it is cancelled', async () => {
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

  test('may be spent by the payment that set them aside before midnight in India, and by no other', async () => {
    const asha = await givenIn(world).user()
    const midnight = endOfDay(world.clock.now())
    await gifts().inWallet(asha, 50_000, midnight)
    world.clock.forward((midnight.getTime() - world.clock.now().getTime()) / 1000 - 60)
    expect(await hold(asha.id, 'before-midnight', { gifts: 50_000 })).toBe(true)
    world.clock.forward(120)
    await sweep()
    expect(await hold(asha.id, 'after-midnight', { gifts: 1 })).toBe(false)
    // The payment window opens late: what was set aside is set aside again.
    expect(await hold(asha.id, 'before-midnight', { gifts: 50_000 })).toBe(true)
    expect(await capture('before-midnight')).toBe(true)
    await isWell()
  })

  test('that nobody spent leave the wallet after their last day, once, and as exactly what was left', async () => {
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

const familyOf = async ({ id }: GivenUser) => {
  const [row] = await world.db<{ id: string }[]>`select id::text from session_family where user_id = ${id} limit 1`
  return row?.id ?? ''
}

describe('a gift card', () => {
  /** Fifty payments of all that a card holds, side by side. */
  async function onManyOrders(name: string, orders: number): Promise<number> {
    const asha = await givenIn(world).user()
    await gifts().inWallet(asha, 50_000)
    const db = openDb({ url: world.databaseUrl, pool: 10 })
    const wallets = createWalletService({ now: world.clock.now })
    const end = until(15)
    await Promise.all(Array.from({ length: 10 }, () => db`select pg_sleep(0.01)`))
    const held = await Promise.all(
      Array.from({ length: orders }, (_, at) =>
        db.begin((tx) =>
          wallets.hold(tx, {
            transactionId: `${name}-${at}`,
            userId: asha.id,
            perks: 0,
            gifts: 50_000,
            credit: 0,
            until: end,
          }),
        ),
      ),
    )
    await db.end({ timeout: 1 })
    return held.filter(Boolean).length
  }
  test('on fifty orders at once pays for one', async () => {
    expect(await onManyOrders('orders', 50)).toBe(1)
    await isWell()
  })
  test('(without the wallet’s lock it is promised to several)', async () => {
    const promised = await whileUnlocked(world.db, 'lock_wallet', () =>
      untilSeen(
        (nth) => onManyOrders(`unlocked-orders-${nth}`, 12),
        (orders) => orders > 1,
      ),
    )
    expect(promised).toBeGreaterThan(1)
  })

  /** Two people have the same code; how many are told that it is theirs? */
  async function byMany(...careless: readonly Carelessness[]): Promise<number> {
    const { code } = await gifts().card()
    const people = await Promise.all(Array.from({ length: 6 }, () => givenIn(world).user()))
    const db = openDb({ url: world.databaseUrl, pool: 8 })
    const secret = world.settings.API_SECRET
    const redeeming = createRedeeming({
      ...{ db: carelessDb(db, ...careless), secret, codes: giftCodes(secret), wallet: service(), now: world.clock.now },
      walletOf: world.modules.wallet.service.views.show,
    })
    await Promise.all(Array.from({ length: 8 }, () => db`select pg_sleep(0.01)`))
    const told = await Promise.allSettled(
      people.map(({ id: userId }, at) => redeeming.redeem({ userId, ip: `10.2.${at}.1` }, code)),
    )
    await db.end({ timeout: 1 })
    return told.filter(({ status }) => status === 'fulfilled').length
  }
  test('redeemed by six accounts at once is one person’s', async () => {
    expect(await byMany()).toBe(1)
    await isWell()
  })
  test('(without its lock several are told that it is theirs)', async () => {
    const told = await untilSeen(
      () => byMany(unlocked(/from gift_card/)),
      (people) => people > 1,
    )
    expect(told).toBeGreaterThan(1)
  })

  test('costs a purchase with perks and card two statements more than one without', async () => {
    let statements = 0
    const { debug } = world.db.options
    const counted = async (buyer: GivenBuyer) => {
      statements = 0
      await pay(buyer, transactionOf(await start(buyer)))
      return statements
    }
    const [plain, rich] = [await cartOf(100_000), await cartOf(100_000)]
    await wallet().perks(rich, 5_000)
    await gifts().inWallet(rich, 30_000)
    await world.call(usePerks, { as: rich.token, body: { cartID: rich.cartId } })
    world.db.options.debug = () => {
      statements += 1
    }
    const without = await counted(plain)
    const withBoth = await counted(rich)
    world.db.options.debug = debug
    expect(withBoth - without).toBeLessThanOrEqual(2)
    expect(without).toBeGreaterThan(5)
  })
})

describe('a reward', () => {
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

  test('is given on delivery, and taken back in parts with what goes back', async () => {
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

  test('that was spent before its goods went back is owed, and paid by the next', async () => {
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

describe('guessing', () => {
  test('of codes is told the same whatever is wrong, and ends after ten tries of an account or an address', async () => {
    const { code } = await gifts().card()
    const used = await gifts().card()
    await gifts().redeem(await givenIn(world).user(), used.code)
    const ended = await gifts().card({ expiresAt: new Date(world.clock.now().getTime() + 1_000) })
    world.clock.forward(2)
    const { redeeming } = world.modules.giftCards.service
    const guess = { userId: (await givenIn(world).user()).id, ip: '10.9.9.9' }
    const words = async (typed: string) =>
      redeeming.redeem(guess, typed).then(
        () => 'redeemed',
        (error: Error) => error.message,
      )
    const wrong = [used.code, ended.code, 'ABCD-EFGH-JKLM-NPRT', '', ' - ', 'x'.repeat(60), '💝', used.code.slice(1)]
    const told = []
    for (const typed of wrong) told.push(await words(typed))
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toMatch(/This code opens no gift card/)
    for (let more = 0; more < 2; more += 1) await words('again')
    expect(await words(code)).toMatch(/Too many tries/)
    await expect(redeeming.balance({ userId: undefined, ip: guess.ip }, code)).rejects.toThrow(/Too many tries/)
    world.clock.forward(601)
    const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1 - ')}`
    expect(await redeeming.balance({ userId: undefined, ip: guess.ip }, typed)).toMatchObject({ amount: 500 })
    expect(await redeeming.redeem(guess, typed)).toMatchObject({ amount: 500 })
  })

  test.each([
    ['an amount below a hundred', { amount: 99 }],
    ['an amount above ten thousand', { amount: 10_001 }],
    ['an amount with paise', { amount: 500.5 }],
    ['an amount below nothing', { amount: -1 }],
    ['an amount beyond all', { amount: 1e9 }],
    ['yesterday', { deliverOn: '2024-11-21' }],
    ['two years ahead', { deliverOn: '2099-01-01T10:00' }],
    ['29 February of a year without', { deliverOn: '2027-02-29' }],
    ['an hour no clock has', { deliverOn: '2026-12-24T25:00' }],
    ['no address', { recipient: { name: 'Dev' } }],
    ['two addresses', { recipient: { name: 'Dev', email: 'dev@example.com', phone: '9876543210' } }],
    ['a name of blanks', { recipient: { name: '  ', email: 'dev@example.com' } }],
    ['cash on delivery', { paymentMethod: 'cashondelivery' as never }],
  ])('at a purchase with %s is refused in words', async (_, wish) => {
    const answer = await gifts().buy(await givenIn(world).user(), wish)
    expect(answer.status).toBe(400)
    expect(answer.error.message).toMatch(/\w+ \w+/)
  })
})
