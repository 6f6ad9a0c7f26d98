import {
  cancelSubscription,
  getSubscription,
  listSubscriptions,
  moveSubscription,
  pauseSubscription,
  resumeSubscription,
  type Subscribed,
  skipDelivery,
  subscriptionCampaign,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { cancelOrder, getOrder, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { closeAccount } from '@nukkad/contracts/endpoints/people/account'
import { addAddress } from '@nukkad/contracts/endpoints/people/address'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { givenIn } from '../../testing/users.given.ts'
import { givenAccount } from '../account/account.given.ts'
import { givenAddress } from '../address/address.given.ts'
import { givenShop } from '../cart/shop.given.ts'
import type { GivenBuyer } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenMerchants } from '../merchants/merchants.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { daysAfter, dueOn } from './boxes/cycle-dates.ts'
import { type GivenPlan, type GivenSubscriber, givenSubscriptions } from './subscription.given.ts'

const world = useWorldWithGateway()
const given = givenSubscriptions(world)
const gateway = () => givenGateway(world)

/** Subscribed and paid: the first box is packed. */
async function paid(wishes: Parameters<typeof given.plan>[0] = {}, address = {}) {
  const plan = await given.plan(wishes)
  const who = await given.subscriber(address)
  const { transactionId, subscriptionId: id } = await given.begun(who, plan)
  const order = await gateway().opened(who as unknown as GivenBuyer, transactionId)
  await pay(who, transactionId, order.orderId)
  await given.workOff()
  return { plan, who, id, transactionId, params: { id } }
}
const pay = async (who: GivenSubscriber, transactionId: string, orderId: string) =>
  gateway().answer(who as unknown as GivenBuyer, transactionId, (await gateway().pay(orderId)).signed)
const today = () => dayInIndia(world.clock.now())
const monthly = { unit: 'month', count: 1 } as const
const isWell = async () => {
  // Things of tests are not shown in lists, which is what the catalogue's checks are about.
  const invariants = (await world.modules.operations.service.look()).invariants.filter(
    ({ check }) => check.area !== 'catalogue',
  )
  expect(invariants.flatMap(({ findings, failure, check }) => [...findings, ...(failure ? [check.name] : [])])).toEqual(
    [],
  )
}
/** What of the purchase went back, or is on its way. */
const givenBack = async (transactionId: string) => {
  const [row] = await world.db<[{ paise: number }]>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from refund where transaction_id = ${transactionId}`
  return row.paise
}

describe('a campaign', () => {
  const campaign = ({ campaignId }: GivenPlan) => world.call(subscriptionCampaign, { params: { id: campaignId } })

  test('tells its plans: price, interval, deliveries and terms', async () => {
    const { body } = await campaign(await given.plan())
    expect(body.data.plans).toMatchObject([
      { price: 299, payNow: 897, every: 'every month', deliveries: 3, isAvailable: true, reason: null },
    ])
    expect([body.data.isOver, body.data.plans[0]?.cancel]).toEqual([false, expect.stringContaining('go back')])
  })

  test('says when it is over, and lets nobody begin; what is unknown or not published is absent', async () => {
    const over = await given.plan({ endsAt: new Date(Date.now() - 1000) })
    expect((await campaign(over)).body.data.isOver).toBe(true)
    const { body } = await given.ask(await given.subscriber(), over)
    expect(body).toEqual({ message: { code: 'over', message: 'This is over. Nobody can begin it any more.' } })
    expect((await campaign({ ...over, campaignId: 'no-such' })).status).toBe(404)
    await world.db`update subscription_campaign set is_published = false where slug = ${over.campaignId}`
    expect((await campaign(over)).status).toBe(404)
  })

  test('offers no plan whose boxes are gone', async () => {
    const gone = await given.plan({ stock: 0 })
    expect((await campaign(gone)).body.data.plans[0]).toMatchObject({ isAvailable: false })
    expect((await given.ask(await given.subscriber(), gone)).body).toMatchObject({ message: { code: 'sold_out' } })
  })
})

describe('subscribing', () => {
  test('wants a plan of this campaign and an address of one’s own', async () => {
    const [plan, other] = [await given.plan(), await given.plan()]
    const [who, stranger] = [await given.subscriber(), await given.subscriber()]
    const status = async (...asked: Parameters<typeof given.ask>) => (await given.ask(...asked)).status
    expect(await status(who, { ...plan, planId: other.planId })).toBe(404)
    expect(await status(who, { ...plan, planId: 'no-such-plan' })).toBe(404)
    expect(await status({ ...who, addressId: stranger.addressId }, plan)).toBe(404)
    expect(await status({ ...who, addressId: '999999999999' }, plan)).toBe(404)
    expect(await status({ ...who, token: '' }, plan)).toBe(401)
  })

  test('pressed twice is one purchase, with a key or without', async () => {
    const [plan, who] = [await given.plan(), await given.subscriber()]
    const headers = { 'idempotency-key': 'pressed-twice' }
    const [one, two] = await Promise.all([given.ask(who, plan, headers), given.ask(who, plan, headers)])
    expect(one.body).toEqual(two.body)
    expect((await given.ask(who, plan)).body).toEqual(one.body)
    expect(await world.db`select from subscription where user_id = ${who.id}`).toHaveLength(1)
  })

  test('in advance is one payment for all boxes; the first is an order of its own, with the tax inside', async () => {
    const { who, id, transactionId, plan } = await paid({}, { state: 'Maharashtra', city: 'Pune', postcode: '411001' })
    expect(await gateway().payments(transactionId)).toEqual([{ state: 'captured', amount: 89_700 }])
    const cycles = await given.cycles(id)
    expect(cycles.map(({ state, on }) => [state, on])).toEqual([
      ['sent', today()],
      ['owed', dueOn(today(), monthly, 1)],
      ['owed', dueOn(today(), monthly, 2)],
    ])
    const { body } = await world.call(getOrder, { as: who.token, query: { orderId: cycles[0]?.order ?? '' } })
    expect(body.data.totals).toMatchObject({ paid: 299, shipping: 0 })
    expect(body.data.taxes).toEqual([{ label: expect.stringContaining('IGST'), amount: 14.24 }])
    expect(await givenShop(world).stockOf(plan.box)).toBe(49)
    const view = await given.look(who, id)
    expect(view).toMatchObject({ state: 'active', next: { number: 2, on: dueOn(today(), monthly, 1) } })
    expect((await gateway().mailsTo(who.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Chai, monthly: you are in', 'Chai, monthly: box 1 is on its way to the packer']),
    )
    await isWell()
  })

  test('with gift cards and credit takes those first, each box its share, and each gives back what it took', async () => {
    const [plan, who] = [await given.plan(), await given.subscriber()]
    const giftId = await givenGifts(world).inWallet(who, 30_000)
    await givenWallet(world).credit(who, 30_000)
    const { body } = await given.ask(who, plan, {}, { useCredit: true })
    expect(body).toMatchObject({ amount: 297, gift_cards: 300, credit: 300, paymentMethod: 'razorpay' })
    const { transactionId, subscriptionId: id } = body as Subscribed
    const order = await gateway().opened(who as unknown as GivenBuyer, transactionId)
    await pay(who, transactionId, order.orderId)
    await given.workOff()
    expect(await givenWallet(world).balances(who)).toMatchObject({ gifts: 0, credit: 0 })
    await isWell()
    const [first] = await given.cycles(id)
    const orderId = first?.order ?? ''
    await world.call(cancelOrder, { as: who.token, params: { orderId }, body: { reason: 'changed_mind' } })
    expect(await givenWallet(world).balances(who)).toMatchObject({ gifts: 10_000, credit: 10_000 })
    await world.call(cancelSubscription, { as: who.token, params: { id } })
    expect(await givenWallet(world).balances(who)).toMatchObject({ gifts: 30_000, credit: 30_000 })
    expect((await givenGifts(world).wallet(who)).gift_cards).toMatchObject([{ id: giftId, balance: 300 }])
    await world.outbox.drain()
    expect(await givenBack(transactionId)).toBe(89_700)
    await isWell()
  })

  test('that gift cards cover in full needs no bank', async () => {
    const [plan, who] = [await given.plan({ deliveries: 1 }), await given.subscriber()]
    await givenGifts(world).inWallet(who, 50_000)
    const { body } = await given.ask(who, plan)
    expect(body).toMatchObject({ amount: 0, gift_cards: 299, paymentMethod: 'free' })
    const { transactionId: transactionid, subscriptionId: id } = body as Subscribed
    await world.call(payNothing, { as: who.token, params: { transactionid } })
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent'])
    await isWell()
  })

  test('a second time to the same is refused while it runs', async () => {
    const { who, plan } = await paid()
    expect((await given.ask(who, plan)).body).toMatchObject({ message: { code: 'running' } })
  })

  test('that was given up before a late payment came sends the money back', async () => {
    const [plan, who] = [await given.plan(), await given.subscriber()]
    const { transactionId, subscriptionId: id } = await given.begun(who, plan)
    const order = await gateway().opened(who as unknown as GivenBuyer, transactionId)
    await world.call(cancelSubscription, { as: who.token, params: { id } })
    await pay(who, transactionId, order.orderId)
    await given.workOff()
    expect([await given.cycles(id), await givenBack(transactionId)]).toEqual([[], 89_700])
    await isWell()
  })
})

describe('boxes', () => {
  test('come on their days and once each, as orders of the maker, until all are sent', async () => {
    const { who, id, plan } = await paid({ deliveries: 2 })
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'owed'])
    await given.later(32, who)
    await Promise.all([given.workOff(), world.modules.subscriptions.service.boxes.pack(id, 2)])
    const cycles = await given.cycles(id)
    expect(cycles.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect((await given.look(who, id)).state).toBe('completed')
    const meera = await givenMerchants(world).merchant(plan.box.merchantId)
    await givenMerchants(world).walk(meera, cycles[1]?.order ?? '', 'accept', 'pack', 'ship')
    await isWell()
  })

  test('can be cancelled as any order: the price of that one goes back', async () => {
    const { who, id, transactionId } = await paid()
    const [first] = await given.cycles(id)
    await world.call(cancelOrder, { as: who.token, params: { orderId: first?.order ?? '' }, body: {} })
    expect(await givenBack(transactionId)).toBe(29_900)
    await isWell()
  })

  test('that are sold out come a week later, twice, and then their money goes back; each is told', async () => {
    const { who, id, transactionId, plan } = await paid()
    await givenShop(world).stock(plan.box, 0)
    await given.later(32, who)
    for (const later of [0, 7, 7]) {
      await given.later(later)
      await given.workOff()
    }
    const [, second] = await given.cycles(id)
    expect([second?.state, await givenBack(transactionId)]).toEqual(['refunded', 29_900])
    const subjects = (await gateway().mailsTo(who.email)).map(({ subject }) => subject)
    expect(subjects.filter((text) => text.includes('a week later'))).toHaveLength(2)
    expect(subjects).toContain('Chai, monthly: ₹299 go back to you')
    await isWell()
  })
})

describe('its owner', () => {
  test('skips the next box before its cut-off: the date moves on, the number stays; pressed twice it is one', async () => {
    const { who, id, params } = await paid()
    const on = dueOn(today(), monthly, 1)
    const skip = () => world.call(skipDelivery, { as: who.token, params, body: { on } })
    const [one, two] = await Promise.all([skip(), skip()])
    expect([one.body.message, two.body.message]).toEqual([undefined, undefined])
    expect((await given.cycles(id)).map((cycle) => cycle.on)).toEqual([
      today(),
      dueOn(today(), monthly, 2),
      dueOn(today(), monthly, 3),
    ])
    await isWell()
  })

  test('is told that it is too late on the days before a box is packed', async () => {
    const { who, id, params } = await paid()
    const { next } = await given.look(who, id)
    const until = (day_: string) => (Date.parse(day_) - Date.parse(today())) / 86_400_000
    await given.later(until(next?.changeUntil ?? '') + 1, who)
    const { body } = await world.call(skipDelivery, { as: who.token, params, body: { on: next?.on ?? '' } })
    expect([body.message?.code, body.data.next?.on, body.data.can.skip]).toEqual(['too_late', next?.on, false])
  })

  test('pauses: nothing comes; goes on: the next comes on its usual day', async () => {
    const { who, id, params } = await paid()
    const anchor = today()
    await world.call(pauseSubscription, { as: who.token, params })
    await given.later(70, who)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'owed', 'owed'])
    const { body } = await world.call(resumeSubscription, { as: who.token, params })
    const usual = [1, 2, 3, 4].map((slot) => dueOn(anchor, monthly, slot)).find((at) => at >= today())
    expect([body.data.state, body.data.next?.on]).toEqual(['active', usual])
  })

  test('sends what is still to come elsewhere, but not to a stranger’s address or where nobody goes', async () => {
    const { who, id, params } = await paid()
    const stranger = await given.subscriber()
    const move = (addressID: string) => world.call(moveSubscription, { as: who.token, params, body: { addressID } })
    expect((await move(stranger.addressId)).status).toBe(404)
    const { body } = await world.call(addAddress, { as: who.token, body: givenAddress({ line1: '9, New Lane' }) })
    expect((await move(body.data.address_id)).body.data.address.line1).toBe('9, New Lane')
    await given.later(32, who)
    await given.workOff()
    const [first, second] = await given.cycles(id)
    const lineOf = async (orderId = '') =>
      (await world.call(getOrder, { as: who.token, query: { orderId } })).body.data.address.line1
    expect([await lineOf(first?.order ?? ''), await lineOf(second?.order ?? '')]).toEqual([
      '14, Shahpur Jat',
      '9, New Lane',
    ])
  })

  test('ends it: what was not packed goes back as was said before, once', async () => {
    const { who, id, transactionId, params } = await paid()
    expect((await given.look(who, id)).onCancel).toMatchObject({ refund: 598 })
    const cancel = () => world.call(cancelSubscription, { as: who.token, params })
    const [one] = await Promise.all([cancel(), cancel()])
    expect(one.body.data).toMatchObject({ state: 'cancelled', next: null, can: { cancel: false, skip: false } })
    expect(await givenBack(transactionId)).toBe(59_800)
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'refunded', 'refunded'])
    await given.later(70, who)
    await given.workOff()
    expect((await gateway().mailsTo(who.email)).map(({ subject }) => subject)).toContain(
      'Chai, monthly: it ends, as you wished',
    )
    await isWell()
  })

  test('ends one whose price was made for all boxes: the rest still comes', async () => {
    const { who, id, transactionId, params } = await paid({ rest: 'ship', deliveries: 2 })
    expect((await given.look(who, id)).onCancel).toMatchObject({ refund: 0 })
    await world.call(cancelSubscription, { as: who.token, params })
    await given.later(32, who)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await givenBack(transactionId)).toBe(0)
  })

  test('ends it with the account: no box leaves meanwhile, and after a week what was not packed goes back', async () => {
    const { who, id, transactionId } = await paid()
    const code = await givenAccount(world).freshCode(who, 'closing')
    expect((await world.call(closeAccount, { as: who.token, body: { code } })).status).toBe(200)
    expect(await world.db`select state from subscription where subscription_id = ${id}`).toEqual([
      { state: 'cancelled' },
    ])
    world.clock.forward(8 * 86_400)
    await world.modules.account.service.erase(who.id)
    await given.workOff()
    expect((await given.cycles(id)).map(({ state }) => state)).toEqual(['sent', 'refunded', 'refunded'])
    expect(await givenBack(transactionId)).toBe(59_800)
    await isWell()
  })

  test('is nobody else: a stranger finds nothing there', async () => {
    const { params } = await paid()
    const as = (await givenIn(world).user()).token
    const answers = [
      await world.call(getSubscription, { as, params }),
      await world.call(skipDelivery, { as, params, body: { on: daysAfter(today(), 30) } }),
      ...(await Promise.all(
        [pauseSubscription, resumeSubscription, cancelSubscription].map((what) => world.call(what, { as, params })),
      )),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await world.call(listSubscriptions, { as })).body.data).toEqual([])
  })
})
