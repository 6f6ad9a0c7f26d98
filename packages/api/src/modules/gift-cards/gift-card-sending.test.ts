import { closeAccount } from '@nukkad/contracts/endpoints/people/closing'
import { givenAccount } from '../account/account.given.ts'
import { useGiftCards } from './bought-cards.given.ts'

const { world, given, gateway, look, change, resend, received, sweep, leaveNow, isWell, inDays } = useGiftCards()

describe('sending a gift card', () => {
  test('is planned for the same day in a year at the latest', async () => {
    const asha = await given.user()
    const inAYear = inDays(0).replace(/^\d+/, (year) => String(Number(year) + 1))
    const answers = await Promise.all(
      ['T23:59', 'T00:00'].map((time) =>
        given.gifts().buy(asha, { deliverOn: `${inAYear.slice(0, 10)}${time}` }, { 'idempotency-key': time.repeat(3) }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const late = new Date(Date.parse(`${inAYear.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    expect((await given.gifts().buy(asha, { deliverOn: `${late}T00:01` })).error.fields).toEqual({
      deliverOn: 'must be within a year',
    })
  })

  test('names the buyer to the gateway, never the recipient', async () => {
    const asha = await given.user({ email: 'payer@example.com', firstName: 'Asha' })
    const till = await given.gifts().started(asha, { recipient: { name: 'Dev', phone: '9812300046' } })
    expect(till.order.prefill).toEqual({ name: 'Asha', email: 'payer@example.com', contact: '' })
  })

  test('waits for its day in India, happens once, and starts a validity of one year', async () => {
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

  test('uses SMS at the chosen time when the giver chose that', async () => {
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

  test('happens on its day although the giver’s account is erased, whose texts are erased afterwards', async () => {
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

  test('gives it a new code when repeated, and the old code and link are void', async () => {
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

  test('keeps its end when it is sent again to a new address or on another day, which is too late for the day', async () => {
    const asha = await given.user()
    const recipient = { name: 'Dev', email: 'sent-once@example.com' }
    const transactionId = await given.gifts().bought(asha, { recipient })
    expect((await given.gifts().secrets(recipient.email)).count).toBe(1)
    world.clock.forward(600)
    const { expires } = (await look(asha, transactionId)).card
    await resend(asha, transactionId)
    const late = await change(asha, transactionId, { deliverOn: inDays(300) })
    expect(late.body).toMatchObject({ message: { message: 'It has already been sent.' } })
    // As if support had extended it.
    await world.db`
      update gift_card set expires_at = expires_at + interval '90 days' where transaction_id = ${transactionId}`
    const moved = { recipient: { name: 'Dev', email: 'sent-twice@example.com' } }
    expect((await change(asha, transactionId, moved)).status).toBe(200)
    const end = Date.parse(expires ?? '') + 90 * 86_400_000
    expect((await look(asha, transactionId)).card.expires).toBe(new Date(end).toISOString())
  })

  test('tells the buyer when the address bounces, and the buyer can give another', async () => {
    const asha = await given.user({ email: 'buyer-of-bounced@example.com' })
    const email = 'bounce+gift@example.com'
    const transactionId = await given.gifts().bought(asha, { recipient: { name: 'Dev', email } })
    const told = await gateway().mailsTo(asha.email)
    expect(told.map(({ subject }) => subject)).toContain('Your gift card for Dev could not be delivered')
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

  test('tells the buyer when the phone takes no texts, and is not repeated endlessly', async () => {
    const asha = await given.user({ email: 'buyer-of-silent@example.com' })
    const recipient = { name: 'Dev', phone: '9812000400' }
    const transactionId = await given.gifts().bought(asha, { recipient })
    await Promise.all([world.outbox.drain(), world.outbox.drain()])
    const told = await gateway().mailsTo(asha.email)
    expect(told.map(({ subject }) => subject)).toContain('Your gift card for Dev could not be delivered')
    expect((await look(asha, transactionId)).card).toMatchObject({ delivery: 'bounced', canResend: true })
    const waiting = await world.db`select from outbox where kind = 'written-sms' and done_at is null`
    expect([waiting.length, (await gateway().mailsTo('+919812000400')).length]).toEqual([0, 0])
  })

  test('can be changed by the buyer until it is sent, and happens once', async () => {
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
    expect(late.body).toMatchObject({ message: { message: 'It has already been sent.' } })
  })
})
