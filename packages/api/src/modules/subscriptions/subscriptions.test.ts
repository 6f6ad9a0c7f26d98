import {
  cancelSubscription,
  type Subscribed,
  subscriptionCampaign,
} from '@nukkad/contracts/endpoints/money/subscriptions'
import { cancelOrder, getOrder, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { givenShop } from '../cart/shop.given.ts'
import type { GivenBuyer } from '../checkout/buyer.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenMerchants } from '../merchants/merchants.given.ts'
import { givenWallet } from '../wallet/wallet.given.ts'
import { dueOn } from './boxes/cycle-dates.ts'
import { monthly, usePaidSubscriptions } from './paid-subscription.given.ts'
import type { GivenPlan } from './subscription.given.ts'

const { world, given, gateway, paid, pay, today, isWell, givenBack } = usePaidSubscriptions()

describe('a subscription campaign', () => {
  const campaign = ({ campaignId }: GivenPlan) => world.call(subscriptionCampaign, { params: { id: campaignId } })

  test('shows its plans with price, interval, deliveries and terms', async () => {
    const { body } = await campaign(await given.plan())
    expect(body.data.plans).toMatchObject([
      { price: 299, payNow: 897, every: 'every month', deliveries: 3, isAvailable: true, reason: null },
    ])
    expect([body.data.isOver, body.data.plans[0]?.cancel]).toEqual([false, expect.stringContaining('refunded')])
  })

  test('says when it is over and accepts no one; an unknown or unpublished one returns 404', async () => {
    const over = await given.plan({ endsAt: new Date(Date.now() - 1000) })
    expect((await campaign(over)).body.data.isOver).toBe(true)
    const { body } = await given.ask(await given.subscriber(), over)
    expect(body).toEqual({ message: { code: 'over', message: 'This subscription is no longer available.' } })
    expect((await campaign({ ...over, campaignId: 'no-such' })).status).toBe(404)
    await world.db`update subscription_campaign set is_published = false where slug = ${over.campaignId}`
    expect((await campaign(over)).status).toBe(404)
  })

  test('bills at most ₹15,000 a delivery by mandate, and any price in advance', async () => {
    await given.plan({ billing: 'mandate', price: 15_000_00 })
    await given.plan({ billing: 'upfront', price: 15_000_01 })
    await expect(given.plan({ billing: 'mandate', price: 15_000_01 })).rejects.toThrow('subscription_plan__mandate')
  })

  test('marks a plan without stock as unavailable', async () => {
    const gone = await given.plan({ stock: 0 })
    expect((await campaign(gone)).body.data.plans[0]).toMatchObject({ isAvailable: false })
    expect((await given.ask(await given.subscriber(), gone)).body).toMatchObject({ message: { code: 'sold_out' } })
  })
})

describe('subscribing', () => {
  test('needs a plan of this campaign and one’s own address', async () => {
    const [plan, other] = [await given.plan(), await given.plan()]
    const [who, stranger] = [await given.subscriber(), await given.subscriber()]
    const status = async (...asked: Parameters<typeof given.ask>) => (await given.ask(...asked)).status
    expect(await status(who, { ...plan, planId: other.planId })).toBe(404)
    expect(await status(who, { ...plan, planId: 'no-such-plan' })).toBe(404)
    expect(await status({ ...who, addressId: stranger.addressId }, plan)).toBe(404)
    expect(await status({ ...who, addressId: '999999999999' }, plan)).toBe(404)
    expect(await status({ ...who, token: '' }, plan)).toBe(401)
  })

  test('creates one purchase when requested twice, with or without a key', async () => {
    const [plan, who] = [await given.plan(), await given.subscriber()]
    const headers = { 'idempotency-key': 'pressed-twice' }
    const [one, two] = await Promise.all([given.ask(who, plan, headers), given.ask(who, plan, headers)])
    expect(one.body).toEqual(two.body)
    expect((await given.ask(who, plan)).body).toEqual(one.body)
    expect(await world.db`select from subscription where user_id = ${who.id}`).toHaveLength(1)
  })

  test('makes one payment for all boxes in advance, and the first box is an order with its tax', async () => {
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
      expect.arrayContaining(['Chai, monthly: your subscription has started', 'Chai, monthly: box 1 is being packed']),
    )
    await isWell()
  })

  test('spends gift cards and credit first, spread over the boxes, and refunds each', async () => {
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

  test('needs no bank when gift cards cover everything', async () => {
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

  test('is refused while a subscription to the same plan is running', async () => {
    const { who, plan } = await paid()
    expect((await given.ask(who, plan)).body).toMatchObject({ message: { code: 'running' } })
  })

  test('refunds a late payment when it was cancelled before', async () => {
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

describe('subscription boxes', () => {
  test('are sent on their days once each, as orders of the merchant, until all are sent', async () => {
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

  test('can be cancelled like any order, which refunds the price of that one', async () => {
    const { who, id, transactionId } = await paid()
    const [first] = await given.cycles(id)
    await world.call(cancelOrder, { as: who.token, params: { orderId: first?.order ?? '' }, body: {} })
    expect(await givenBack(transactionId)).toBe(29_900)
    await isWell()
  })

  test('are postponed by a week, twice, and then refunded when sold out, with mails', async () => {
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
    expect(subjects).toContain('Chai, monthly: ₹299 is being refunded')
    await isWell()
  })
})
