import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  boughtGiftCards,
  changeGiftCard,
  claimGiftCard,
  getGiftCard,
  giftCardBalance,
  giftCardTransaction,
  listGiftCards,
  receivedGiftCard,
  refundGiftCard,
  resendGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import { closeAccount } from '@nukkad/contracts/endpoints/people/account'
import sharp from 'sharp'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { givenAccount } from '../account/account.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenPaidGifts } from './gift-card.given.ts'

const images = createServer((_, response) => {
  void sharp({ create: { width: 560, height: 350, channels: 3, background: '#b5371f' } })
    .webp()
    .toBuffer()
    .then((bytes) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes))
})
afterAll(() => void images.close())
const world = useWorldWithGateway(async () => {
  await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
  return { IMAGES_URL: `http://127.0.0.1:${(images.address() as AddressInfo).port}` }
})
const given = { ...givenIn(world), gifts: () => givenPaidGifts(world) }
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(true))

const look = async ({ token }: GivenUser, transactionId: string) =>
  (await world.call(giftCardTransaction, { as: token, params: { transactionId } })).body.data
const change = ({ token }: GivenUser, transactionId: string, body: object) =>
  world.call(changeGiftCard, { as: token, params: { transactionId }, body })
const resend = ({ token }: GivenUser, transactionId: string) =>
  world.call(resendGiftCard, { as: token, params: { transactionId } })
const giveBack = ({ token }: GivenUser, transactionId: string) =>
  world.call(refundGiftCard, { as: token, params: { transactionId } })
const received = (token: string, as?: string) => world.call(receivedGiftCard, { query: { token }, as })
const sweep = () => {
  const { db, app, clock, modules } = world
  return createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.giftCards.housekeeping ?? [] }).sweep()
}
/** What is planned for later leaves now. */
const leaveNow = () => world.db`
  update pgboss.job set start_after = now() where state < 'active' and name = 'work'`
const isWell = async () => {
  const { invariants } = await world.modules.operations.service.look()
  expect(invariants.flatMap(({ findings, failure, check }) => [...findings, ...(failure ? [check.name] : [])])).toEqual(
    [],
  )
}
const inDays = (days: number) =>
  new Date(world.clock.now().getTime() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 16)

describe('designs of gift cards', () => {
  test('are told by occasion, each with its amounts, validity and terms', async () => {
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

describe('a gift card', () => {
  test('is paid, mailed once with its code, and redeemed by whoever has it, who is told the same again', async () => {
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

  test('waits for its day in India, leaves once, and is valid until the end of the same day a year later', async () => {
    const asha = await given.user()
    const email = 'later@example.com'
    const day = inDays(30)
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email }, deliverOn: day })
    expect((await given.gifts().secrets(email)).count).toBe(0)
    const { card } = await look(asha, transactionId)
    expect(card).toMatchObject({ delivery: 'scheduled', canChange: true, canResend: false })
    expect(new Date(card.deliverOn).getTime()).toBe(Date.parse(`${day}:00+05:30`))
    const last = new Date(Date.parse(card.expires ?? '') + 330 * 60_000).toISOString()
    expect(last).toMatch(/T23:59:59\.999Z$/)
    expect(last.slice(5, 10)).toBe(day.slice(5, 10))
    expect(Number(last.slice(0, 4))).toBe(Number(day.slice(0, 4)) + 1)
    world.clock.forward(0)
    await leaveNow()
    await Promise.all([world.outbox.drain(), world.outbox.drain()])
    expect((await given.gifts().secrets(email)).count).toBe(1)
    await isWell()
  })

  test('goes by SMS at its hour where its giver chose that', async () => {
    const asha = await given.user({ email: 'giver-by-sms@example.com' })
    const recipient = { name: 'Dev', phone: '9812300045' }
    const transactionId = await given.gifts().bought(asha, { recipient, senderName: 'Asha', deliverOn: inDays(3) })
    expect(await gateway().mailsTo('+919812300045')).toEqual([])
    expect(await look(asha, transactionId)).toMatchObject({ card: { delivery: 'scheduled', recipient } })
    await leaveNow()
    await Promise.all([world.outbox.drain(), world.outbox.drain()])
    const [text, ...more] = await gateway().mailsTo('+919812300045')
    expect([text?.text, more]).toEqual([expect.stringContaining('Asha sent you a Nukkad gift card of ₹500.'), []])
    expect(await look(asha, transactionId)).toMatchObject({ card: { delivery: 'sent' } })
    const token = /received#([\w-]+)/.exec(text?.text ?? '')?.[1] ?? ''
    expect((await received(token)).body.data).toMatchObject({ amount: 500, state: 'open' })
    await isWell()
  })

  test('arrives on its day although the account of its giver is erased, and then its words go too', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'late-gift@example.com' })
    const recipient = { name: 'Dev', email: dev.email }
    const wish = { recipient, message: 'From afar', senderName: 'Asha', deliverOn: inDays(30) }
    const transactionId = await given.gifts().bought(asha, wish)
    const code = await givenAccount(world).freshCode(asha, 'closing')
    expect((await world.call(closeAccount, { as: asha.token, body: { code } })).status).toBe(200)
    world.clock.forward(8 * 86_400)
    await world.modules.account.service.erase(asha.id)
    await sweep()
    world.clock.forward(23 * 86_400)
    await leaveNow()
    const secret = await given.gifts().secrets(dev.email)
    expect([secret.count, (await gateway().mailsTo(dev.email))[0]?.text]).toEqual([
      1,
      expect.stringContaining('From afar'),
    ])
    await sweep()
    const [left] = await world.db`
      select recipient_name, recipient_email, message, sender_name from gift_card where transaction_id = ${transactionId}`
    expect(JSON.stringify(left)).not.toMatch(/Dev|late-gift|afar|Asha/)
    const again = await givenAccount(world).again(dev)
    expect(await given.gifts().redeem(again, secret.code)).toMatchObject({ status: 200 })
    await isWell()
  })

  test('that is sent again has a new code, and the old one with its link ends', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'again@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email: dev.email } })
    const old = await given.gifts().secrets(dev.email)
    expect((await resend(asha, transactionId)).body).toMatchObject({
      data: { card: { delivery: 'scheduled', lastFour: null } },
    })
    const mails = await gateway().mailsTo(dev.email)
    expect(mails).toHaveLength(2)
    expect((await given.gifts().redeem(dev, old.code)).status).toBe(404)
    expect((await received(old.token)).status).toBe(404)
    const codes = mails.map(({ text }) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(text)?.[0] ?? '')
    const fresh = codes.find((code) => code !== old.code) ?? ''
    expect((await given.gifts().redeem(dev, fresh)).status).toBe(200)
    expect((await resend(asha, transactionId)).body).toMatchObject({
      message: { message: 'This gift card has been redeemed.' },
    })
  })

  test('whose address bounces tells its buyer, who gives another', async () => {
    const asha = await given.user({ email: 'buyer-of-bounced@example.com' })
    const email = 'bounce+gift@example.com'
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email } })
    const told = await gateway().mailsTo(asha.email)
    expect(told.map(({ subject }) => subject)).toContain('Your gift card for Dev did not arrive')
    expect((await look(asha, transactionId)).card).toMatchObject({
      delivery: 'bounced',
      state: 'open',
      canResend: true,
    })
    const to = { recipient: { name: 'Dev', email: 'right@example.com' } }
    expect((await change(asha, transactionId, to)).status).toBe(200)
    expect((await given.gifts().secrets('right@example.com')).count).toBe(1)
    expect((await look(asha, transactionId)).card).toMatchObject({ delivery: 'sent', recipient: to.recipient })
    await isWell()
  })

  test('whose phone takes no texts tells its buyer, and is not sent over and over', async () => {
    const asha = await given.user({ email: 'buyer-of-silent@example.com' })
    const recipient = { name: 'Dev', phone: '9812000400' }
    const transactionId = await given.gifts().bought(asha, { recipient })
    await Promise.all([world.outbox.drain(), world.outbox.drain()])
    const told = await gateway().mailsTo(asha.email)
    expect(told.map(({ subject }) => subject)).toContain('Your gift card for Dev did not arrive')
    expect((await look(asha, transactionId)).card).toMatchObject({ delivery: 'bounced', canResend: true })
    const waiting = await world.db`select from outbox where kind = 'written-sms' and done_at is null`
    expect([waiting.length, (await gateway().mailsTo('+919812000400')).length]).toEqual([0, 0])
  })

  test('goes where and when its buyer says until it is sent, and leaves once', async () => {
    const asha = await given.user()
    const transactionId = await given.gifts().bought(asha, {
      recipient: { name: 'Dev', email: 'first-choice@example.com' },
      deliverOn: inDays(10),
    })
    await change(asha, transactionId, { recipient: { name: 'Meera', email: 'second-choice@example.com' } })
    expect((await change(asha, transactionId, { deliverOn: '2026-02-29' })).status).toBe(400)
    await change(asha, transactionId, { deliverOn: inDays(20), message: 'From all of us' })
    expect((await look(asha, transactionId)).card).toMatchObject({
      recipient: { name: 'Meera' },
      message: 'From all of us',
    })
    await leaveNow()
    expect((await given.gifts().secrets('second-choice@example.com')).count).toBe(1)
    expect((await given.gifts().secrets('first-choice@example.com')).count).toBe(0)
    const late = await change(asha, transactionId, { deliverOn: inDays(40) })
    expect(late.body).toMatchObject({ message: { message: 'It has left already.' } })
  })

  test('that nobody redeemed is given back to its source, once, and its code ends', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'not-for-dev@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email: dev.email } })
    const { code } = await given.gifts().secrets(dev.email)
    const answers = await Promise.all([giveBack(asha, transactionId), giveBack(asha, transactionId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await given.gifts().redeem(dev, code)).status).toBe(404)
    await world.outbox.drain()
    await eventually(async () => (await gateway().payments(transactionId))[0]?.state === 'refunded')
    expect((await look(asha, transactionId)).card).toMatchObject({
      state: 'refunded',
      refund: { amount: 500 },
      canRefund: false,
    })
    await isWell()
  })

  test('to oneself is sent, is paid by the bank alone whatever lies in the wallet, and is on no invoice', async () => {
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

  test('is given back alone when its buyer bought two', async () => {
    const asha = await given.user()
    const [dev, meera] = [
      await given.user({ email: 'one-of-two@example.com' }),
      await given.user({ email: 'two-of-two@example.com' }),
    ]
    const bought = (name: string, email: string) => given.gifts().bought(asha, { recipient: { name, email } })
    const first = await bought('Dev', dev.email)
    const second = await bought('Meera', meera.email)
    const [ended, open] = [await given.gifts().secrets(dev.email), await given.gifts().secrets(meera.email)]
    expect((await giveBack(asha, first)).status).toBe(200)
    expect((await given.gifts().redeem(dev, ended.code)).status).toBe(404)
    expect((await given.gifts().redeem(meera, open.code)).status).toBe(200)
    // What lies in somebody's wallet is theirs.
    expect((await giveBack(asha, second)).body).toMatchObject({
      message: { message: expect.stringMatching(/redeemed/) },
    })
    expect((await look(asha, second)).card).toMatchObject({ state: 'redeemed', canRefund: false })
    await isWell()
  })

  test('is listed and changed by its buyer alone', async () => {
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

  test('bought by one key is one card, and a failed payment is tried again with everything kept', async () => {
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
    // The first payment comes after all: there is one card, so it goes back.
    await gateway().pay(till.order.orderId)
    await gateway().reconcile()
    await eventually(async () => (await look(asha, till.transactionId)).next === 'refunded')
    expect((await given.gifts().secrets('once@example.com')).count).toBe(1)
    await isWell()
  })

  test('that nobody redeems is remembered to its recipient, and ends at midnight in India', async () => {
    const asha = await given.user()
    const dev = await given.user({ email: 'forgetful@example.com' })
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email: dev.email } })
    await given.gifts().secrets(dev.email)
    const { expires } = (await look(asha, transactionId)).card
    const end = Date.parse(expires ?? '')
    const until = (left: number) => world.clock.forward((end - left - world.clock.now().getTime()) / 1000)
    const { redeeming } = world.modules.giftCards.service
    const balance = async (code: string) =>
      redeeming.balance({ userId: undefined, ip: '10.1.1.1' }, code).catch(() => undefined)
    until(20 * 86_400_000)
    await sweep()
    await sweep()
    const mails = await gateway().mailsTo(dev.email)
    const fresh = mails.find(({ subject }) => subject.includes('is good until'))?.text ?? ''
    expect(mails).toHaveLength(2)
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(fresh)?.[0] ?? ''
    until(1_500)
    expect(await balance(code)).toMatchObject({ amount: 500 })
    until(-1)
    expect(await balance(code)).toBeUndefined()
    await sweep()
    await isWell()
  })
})
