import { usePerks } from '@nukkad/contracts/endpoints/cart/cart-details'
import { openDb } from '../../db.ts'
import { type Carelessness, carelessDb, unlocked, whileUnlocked } from '../../testing/database/careless-db.ts'
import { untilSeen } from '../../testing/until-seen.ts'
import { givenIn } from '../../testing/users.given.ts'
import { type GivenBuyer, transactionOf } from '../checkout/buyer.given.ts'
import { createWalletService } from '../wallet/wallet.service.ts'
import { useCardMoney } from './card-money.given.ts'
import { giftCodes } from './redeeming/gift-code.ts'
import { createRedeeming } from './redeeming/redeeming.service.ts'

jest.setTimeout(60_000)
const { world, gifts, wallet, service, cartOf, start, pay, isWell, until } = useCardMoney()

describe('concurrent use of a gift card', () => {
  /** Runs many concurrent payments, each for the whole balance of the card. */
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
  test('pays for one of fifty orders at once', async () => {
    expect(await onManyOrders('orders', 50)).toBe(1)
    await isWell()
  })
  test('(is promised to several without the wallet’s lock)', async () => {
    const promised = await whileUnlocked(world.db, 'lock_wallet', () =>
      untilSeen(
        (nth) => onManyOrders(`unlocked-orders-${nth}`, 12),
        (orders) => orders > 1,
      ),
    )
    expect(promised).toBeGreaterThan(1)
  })

  /** Returns how many of several users redeem the same code successfully. */
  async function byMany(...careless: readonly Carelessness[]): Promise<number> {
    const { code } = await gifts().card()
    const people = await Promise.all(Array.from({ length: 6 }, () => givenIn(world).user()))
    const db = openDb({ url: world.databaseUrl, pool: 8 })
    const secret = world.settings.API_SECRET
    const redeeming = createRedeeming({
      db: carelessDb(db, ...careless),
      secret,
      codes: giftCodes(secret),
      wallet: service(),
      now: world.clock.now,
      walletOf: world.modules.wallet.service.views.show,
    })
    await Promise.all(Array.from({ length: 8 }, () => db`select pg_sleep(0.01)`))
    const told = await Promise.allSettled(
      people.map(({ id: userId }, at) => redeeming.redeem({ userId, ip: `10.2.${at}.1` }, code)),
    )
    await db.end({ timeout: 1 })
    return told.filter(({ status }) => status === 'fulfilled').length
  }
  test('lets one of six accounts redeem it at once', async () => {
    expect(await byMany()).toBe(1)
    await isWell()
  })
  test('(tells several that it is theirs without its lock)', async () => {
    const told = await untilSeen(
      () => byMany(unlocked(/from gift_card/)),
      (people) => people > 1,
    )
    expect(told).toBeGreaterThan(1)
  })

  test('costs a purchase with perks and a card at most two statements more than one without', async () => {
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

describe('gift card limits', () => {
  test('answer every wrong code alike, and stop after ten tries of an account or address', async () => {
    const { code } = await gifts().card()
    const used = await gifts().card()
    await gifts().redeem(await givenIn(world).user(), used.code)
    const ended = await gifts().card({ expiresAt: new Date(world.clock.now().getTime() + 1_000) })
    world.clock.forward(2)
    const { redeeming } = world.modules.giftCards.service
    const guess = { userId: (await givenIn(world).user()).id, ip: '2001:db8:9:9::9' }
    const words = async (typed: string) =>
      redeeming.redeem(guess, typed).then(
        () => 'redeemed',
        (error: Error) => error.message,
      )
    const wrong = [used.code, ended.code, 'ABCD-EFGH-JKLM-NPRT', '', ' - ', 'x'.repeat(60), '💝', used.code.slice(1)]
    const told = []
    for (const typed of wrong) told.push(await words(typed))
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toMatch(/This code is not valid/)
    for (let more = 0; more < 2; more += 1) await words('again')
    expect(await words(code)).toMatch(/Too many attempts/)
    const neighbour = { userId: undefined, ip: '2001:db8:9:9:ffff::1' }
    await expect(redeeming.balance(neighbour, code)).rejects.toThrow(/Too many attempts/)
    world.clock.forward(601)
    const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1 - ')}`
    expect(await redeeming.balance({ userId: undefined, ip: guess.ip }, typed)).toMatchObject({ amount: 500 })
    expect(await redeeming.redeem(guess, typed)).toMatchObject({ amount: 500 })
  })

  test.each([
    ['an amount below ₹100', { amount: 99 }],
    ['an amount above ₹10,000', { amount: 10_001 }],
    ['an amount with paise', { amount: 500.5 }],
    ['a negative amount', { amount: -1 }],
    ['an enormous amount', { amount: 1e9 }],
    ['a delivery date in the past', { deliverOn: '2024-11-21' }],
    ['a delivery date years ahead', { deliverOn: '2099-01-01T10:00' }],
    ['29 February of a year that is no leap year', { deliverOn: '2027-02-29' }],
    ['an invalid hour', { deliverOn: '2026-12-24T25:00' }],
    ['no recipient address', { recipient: { name: 'Dev' } }],
    ['two recipient addresses', { recipient: { name: 'Dev', email: 'dev@example.com', phone: '9876543210' } }],
    ['a blank name', { recipient: { name: '  ', email: 'dev@example.com' } }],
    ['cash on delivery', { paymentMethod: 'cashondelivery' as never }],
  ])('refuse a purchase with %s in words', async (_, wish) => {
    const answer = await gifts().buy(await givenIn(world).user(), wish)
    expect(answer.status).toBe(400)
    expect(answer.error.message).toMatch(/\w+ \w+/)
  })
})
