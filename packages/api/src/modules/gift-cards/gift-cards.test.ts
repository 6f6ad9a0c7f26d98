import { claimGiftCard, giftCardBalance } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { boughtGiftCards, getGiftCard, listGiftCards } from '@nukkad/contracts/endpoints/money/gift-cards'
import sharp from 'sharp'
import type { GivenUser } from '../../testing/users.given.ts'
import { eventually } from '../payments/gateway.given.ts'
import { useGiftCards } from './bought-cards.given.ts'

const { world, given, gateway, look, change, resend, giveBack, received, isWell } = useGiftCards()

describe('gift card designs', () => {
  test('are listed by occasion, with amounts, validity and terms', async () => {
    const all = (await world.call(listGiftCards)).body.data
    expect(all.length).toBeGreaterThanOrEqual(10)
    const { body } = await world.call(listGiftCards, { query: { occasion: 'birthday' } })
    expect(body.data).toMatchObject([{ slug: 'happy-birthday', min: 100, max: 10_000 }])
    const one = await world.call(getGiftCard, { params: { slug: 'happy-birthday' } })
    expect(one.body.data).toMatchObject({ slug: 'happy-birthday', validity: { months: 12 } })
    expect(one.body.data.terms.length).toBeGreaterThan(3)
    expect((await world.call(getGiftCard, { params: { slug: 'no-such-card' } })).status).toBe(404)
    expect((await world.call(listGiftCards, { query: { occasion: 'monday' } })).status).toBe(400)
  })
})

describe('a gift card whose day has not come', () => {
  test('can neither be redeemed nor claimed or looked up, and can be from that moment on', async () => {
    const deliverAt = new Date(world.clock.now().getTime() + 600_000)
    const [dev, { code, token }] = [await given.user(), await given.gifts().card({ deliverAt })]
    const claim = () => world.call(claimGiftCard, { as: dev.token, body: { token } })
    const lookUp = () => world.call(giftCardBalance, { body: { code } })
    const early = [await given.gifts().redeem(dev, code), await claim(), await lookUp()]
    expect(early.map(({ status }) => status)).toEqual([404, 404, 404])
    world.clock.forward(600)
    expect((await lookUp()).body).toMatchObject({ data: { amount: 500 } })
    expect((await given.gifts().redeem(dev, code)).status).toBe(200)
  })
})

describe('buying a gift card', () => {
  test('mails it once with its code, which one person can redeem', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'dev-first@example.com', firstName: 'Dev' })
    const till = await given.gifts().started(asha, {
      recipient: { name: 'Dev', email: dev.email },
      message: '<b>Many</b> happy returns',
      senderName: 'Asha',
    })
    expect(await look(asha, till.transactionId)).toMatchObject({
      next: 'wait',
      card: { state: 'unpaid', lastFour: null },
    })
    await Promise.all([
      given.gifts().pay(till),
      given
        .gifts()
        .pay(till)
        .catch(() => undefined),
    ])
    const { code, token, count } = await given.gifts().secrets(dev.email)
    expect(count).toBe(1)
    const [mail] = await gateway().mailsTo(dev.email)
    const picture = /<img src="data:image\/jpeg;base64,([^"]+)" alt="([^"]+)" width="560" height="350"/.exec(
      mail?.html ?? '',
    )
    expect(mail?.html).toContain('&lt;b&gt;Many&lt;/b&gt; happy returns')
    expect(mail?.html).not.toContain('<b>Many')
    expect(picture?.[2]).toBe('Happy birthday: a gift card of ₹500')
    expect(await sharp(Buffer.from(picture?.[1] ?? '', 'base64')).metadata()).toMatchObject({
      width: 1120,
      height: 700,
    })
    expect(await look(asha, till.transactionId)).toMatchObject({
      next: 'confirmed',
      card: { state: 'open', delivery: 'sent', amount: 500, lastFour: code.slice(-4), canRefund: true },
    })
    const seen = await received(token)
    expect(seen.body.data).toMatchObject({
      amount: 500,
      state: 'open',
      message: '<b>Many</b> happy returns',
      isMine: false,
    })
    expect([seen.headers['referrer-policy'], seen.headers['cache-control']]).toEqual(['no-referrer', 'no-store'])

    const worth = await world.call(giftCardBalance, { as: dev.token, body: { code: code.toLowerCase() } })
    expect(worth.body.data).toMatchObject({ amount: 500 })

    const first = await world.call(claimGiftCard, { as: dev.token, body: { token } })
    expect(first.body.data).toMatchObject({
      amount: 500,
      wallet: { gift_card_balance: 500, gift_cards: [{ title: 'Happy birthday', from: 'Asha', balance: 500 }] },
    })
    const again = await given.gifts().redeem(dev, code)
    expect(again.body.data).toMatchObject({ amount: 500, wallet: { gift_card_balance: 500 } })
    expect((await given.gifts().redeem(asha, code)).status).toBe(404)
    expect((await received(token, dev.token)).body.data).toMatchObject({ state: 'redeemed', isMine: true })
    expect((await look(asha, till.transactionId)).card).toMatchObject({
      state: 'redeemed',
      canResend: false,
      canRefund: false,
    })
    await isWell()
  })

  test('is paid by the bank only when it is for oneself, and creates no order or invoice', async () => {
    const asha = await given.user({ email: 'to-myself@example.com' })
    await given.gifts().inWallet(asha, 30_000)
    const { wallet } = world.modules.wallet.service
    const gift = { key: 'to-myself', userId: asha.id, amount: 90_000, text: 'A present', now: world.clock.now() }
    await world.db.begin((tx) => wallet.giveCredit(tx, gift))
    const till = await given.gifts().started(asha, { recipient: { name: 'Asha', email: asha.email } })
    expect(till.order.amount).toBe(50_000)
    await given.gifts().pay(till)
    const { code, count } = await given.gifts().secrets(asha.email)
    expect(count).toBe(1)
    expect(await given.gifts().wallet(asha)).toMatchObject({ gift_card_balance: 300, credit: { balance: 900 } })
    expect((await given.gifts().redeem(asha, code)).body.data).toMatchObject({ wallet: { gift_card_balance: 800 } })
    const orders = await world.db`select from shop_order where transaction_id = ${till.transactionId}`
    const invoices = await world.db`
      select from invoice join shop_order using (order_id) where transaction_id = ${till.transactionId}`
    expect([orders.length, invoices.length]).toEqual([0, 0])
    await isWell()
  })

  test('lists it for its buyer only, who alone can change it', async () => {
    const [asha, dev] = [await given.user(), await given.user()]
    const transactionId = await given.gifts().bought(asha)
    const list = ({ token }: GivenUser) => world.call(boughtGiftCards, { as: token })
    expect((await list(asha)).body).toMatchObject({ total: 1, data: [{ transactionId }] })
    expect((await list(dev)).body).toMatchObject({ total: 0, data: [] })
    const absent = await resend(dev, 'T00000000000000000000')
    for (const answer of [
      await resend(dev, transactionId),
      await giveBack(dev, transactionId),
      await change(dev, transactionId, { message: 'x' }),
    ]) {
      expect([answer.status, answer.error.message]).toEqual([404, absent.error.message])
    }
  })

  test('creates one card per key, and lets a failed payment be tried again', async () => {
    const asha = await given.user()
    const wish = { recipient: { name: 'Dev', email: 'once@example.com' } }
    const key = { 'idempotency-key': 'gift-once' }
    const [one, two] = [await given.gifts().buy(asha, wish, key), await given.gifts().buy(asha, wish, key)]
    expect(one.body).toEqual(two.body)
    const till = await given.gifts().started(asha, wish)
    await gateway().answer(till.buyer, till.transactionId, { error: { description: 'The bank said no.' } })
    expect(await look(asha, till.transactionId)).toMatchObject({ next: 'retry', canRetry: true, card: { amount: 500 } })
    const next = await given.gifts().started(asha, { ...wish, amount: 700, retry: till.transactionId })
    expect(next.amount).toBe(700)
    await given.gifts().pay(next)
    expect(await look(asha, next.transactionId)).toMatchObject({ card: { amount: 700, state: 'open' } })
    // The first payment succeeds late; there is one card only, so it is refunded.
    await gateway().pay(till.order.orderId)
    await gateway().reconcile()
    await eventually(async () => (await look(asha, till.transactionId)).next === 'refunded')
    expect((await given.gifts().secrets('once@example.com')).count).toBe(1)
    await isWell()
  })
})
