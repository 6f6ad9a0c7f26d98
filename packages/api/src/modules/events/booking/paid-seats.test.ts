import { cancelTicket, registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { createTransaction, payNothing, releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import type { GivenUser } from '../../../testing/users.given.ts'
import { type GivenBuyer, transactionOf } from '../../checkout/buyer.given.ts'
import { givenGifts } from '../../gift-cards/gift-card.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { type GivenEvent, givenEvents } from '../event.given.ts'

const world = useWorldWithGateway()
const given = givenEvents(world)
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(true))

const where = async (event: GivenEvent, { token }: GivenUser) =>
  (await world.call(registrationOf, { as: token, params: { discoveryId: event.slug } })).body.data
const start = async ({ token }: GivenUser, cartId: string, useCredit = false, useGiftCards = true) =>
  (
    await world.call(createTransaction, {
      as: token,
      body: { cartId, paymentMethod: 'razorpay', isEventTicket: true, useCredit, useGiftCards },
    })
  ).body
const asBuyer = (user: GivenUser) => user as GivenBuyer

/** Seats held, guests named, the payment open at the gateway. */
async function atTheTill(event: GivenEvent, qty = 1) {
  const user = await given.user()
  const { body } = await given.hold(event, user, qty)
  await given.guests(event, user, body.data)
  const started = await start(user, body.data.hold?.id ?? '')
  const transactionId = 'transactionId' in started ? started.transactionId : ''
  const order = await gateway().opened(asBuyer(user), transactionId)
  return { user, holdId: body.data.hold?.id ?? '', transactionId, order }
}
const pay = async ({ user, transactionId, order }: Awaited<ReturnType<typeof atTheTill>>) =>
  gateway().answer(asBuyer(user), transactionId, (await gateway().pay(order.orderId)).signed)
const evening = (seats = 5) => given.event({ tickets: [{ price: 49_900, seats }] })
const isWell = async () => {
  const { invariants } = await world.modules.operations.service.look()
  expect(invariants.flatMap(({ findings, failure, check }) => [...findings, ...(failure ? [check.name] : [])])).toEqual(
    [],
  )
}

describe('paid seats', () => {
  test('become tickets when the money is there, once however often it is told', async () => {
    const event = await evening()
    const till = await atTheTill(event, 2)
    expect(till.order).toMatchObject({ amount: 99_800, description: '2 seats, Jazz under the neem' })
    await Promise.all([pay(till), pay(till).catch(() => undefined)])
    const { tickets, hold, payment } = await where(event, till.user)
    expect([tickets.length, hold, payment]).toEqual([2, null, null])
    expect(await given.seats(event)).toEqual([{ sold: 2, seats: 5 }])
    const mails = await gateway().mailsTo(till.user.email)
    expect(mails.filter(({ subject }) => subject.startsWith('Your 2 tickets'))).toHaveLength(1)
    await isWell()
  })

  test('are the same transaction when asked twice, and nobody else’s', async () => {
    const event = await evening()
    const till = await atTheTill(event)
    expect(await start(till.user, till.holdId)).toMatchObject({ transactionId: till.transactionId, amount: 499 })
    const other = await given.user()
    const answer = await world.call(createTransaction, {
      as: other.token,
      body: { cartId: till.holdId, paymentMethod: 'razorpay', isEventTicket: true },
    })
    expect(answer.status).toBe(404)
  })

  test('stay held when a payment fails, and are paid by the next try', async () => {
    const event = await evening()
    const till = await atTheTill(event)
    await gateway().answer(asBuyer(till.user), till.transactionId, { error: { description: 'The bank said no.' } })
    expect(await where(event, till.user)).toMatchObject({
      hold: { seats: 1 },
      payment: { next: 'retry', reason: 'The payment was not completed. What you chose is kept.' },
    })
    const again = await start(till.user, till.holdId)
    const transactionId = 'transactionId' in again ? again.transactionId : ''
    const order = await gateway().opened(asBuyer(till.user), transactionId)
    await pay({ ...till, transactionId, order })
    expect((await where(event, till.user)).tickets).toHaveLength(1)
  })

  test('that credit covers are booked without a gateway', async () => {
    const event = await evening()
    const user = await given.user()
    await givenWallet(world).credit(asBuyer(user), 100_000)
    const { body } = await given.hold(event, user)
    await given.guests(event, user, body.data)
    const started = await start(user, body.data.hold?.id ?? '', true)
    expect(started).toMatchObject({ amount: 0, credit: 499, paymentMethod: 'free' })
    const transactionid = 'transactionId' in started ? started.transactionId : ''
    await world.call(payNothing, { as: user.token, params: { transactionid } })
    expect((await where(event, user)).tickets).toHaveLength(1)
    expect(await givenWallet(world).balances(asBuyer(user))).toMatchObject({ credit: 50_100 })
    await isWell()
  })
})

describe('gift cards that pay for seats', () => {
  const seatsFor = async (event: GivenEvent, user: GivenUser, qty = 1) => {
    const { body } = await given.hold(event, user, qty)
    await given.guests(event, user, body.data)
    return body.data.hold?.id ?? ''
  }
  const held = async (user: GivenUser) => (await givenGifts(world).wallet(user)).on_hold.gift_cards
  const balance = async (user: GivenUser) => (await givenWallet(world).balances(asBuyer(user))).gifts

  test('go first, the bank pays the rest, a failed payment lets them go, and what comes back goes back onto them', async () => {
    const event = await evening()
    const user = await given.user()
    const giftId = await givenGifts(world).inWallet(user, 60_000)
    const holdId = await seatsFor(event, user, 2)
    expect((await where(event, user)).gift_cards).toBe(600)
    const first = await start(user, holdId)
    expect(first).toMatchObject({ gift_cards: 600, amount: 398, paymentMethod: 'razorpay' })
    expect(await held(user)).toBe(600)
    await world.call(releasePending, { as: user.token, body: { transactionId: transactionOf({ body: first }) } })
    expect([await held(user), await balance(user)]).toEqual([0, 60_000])
    const transactionId = transactionOf({ body: await start(user, holdId) })
    const order = await gateway().opened(asBuyer(user), transactionId)
    expect(order.amount).toBe(39_800)
    await pay({ user, holdId, transactionId, order })
    const { tickets } = await where(event, user)
    expect([tickets.length, await balance(user)]).toEqual([2, 0])
    await isWell()
    for (const { id } of tickets) {
      await world.call(cancelTicket, { as: user.token, params: { ticketId: id }, body: { refundTo: 'source' } })
      await world.outbox.drain()
      await isWell()
    }
    await eventually(async () => {
      await world.outbox.drain()
      return (await gateway().payments(transactionId))[0]?.state === 'refunded'
    })
    expect((await givenGifts(world).wallet(user)).gift_cards).toMatchObject([{ id: giftId, balance: 600 }])
    await isWell()
  })

  test('that cover everything need no bank, and are left alone when their owner says so', async () => {
    const event = await evening()
    const user = await given.user()
    await givenGifts(world).inWallet(user, 60_000)
    const holdId = await seatsFor(event, user)
    expect(await start(user, holdId, false, false)).toMatchObject({ gift_cards: 0, amount: 499 })
    const started = await start(user, holdId)
    expect(started).toMatchObject({ gift_cards: 499, amount: 0, paymentMethod: 'free' })
    const transactionid = transactionOf({ body: started })
    await world.call(payNothing, { as: user.token, params: { transactionid } })
    expect([(await where(event, user)).tickets.length, await balance(user)]).toEqual([1, 10_100])
    const [entry] = await world.db`select text from wallet_entry where key = ${`spent:${transactionid}`}`
    expect(entry?.text).toBe('Spent on 1 seat, Jazz under the neem')
    await isWell()
  })

  test('are promised to one of two registrations that are paid at once', async () => {
    const [one, two] = [await evening(), await evening()]
    const user = await given.user()
    await givenGifts(world).inWallet(user, 49_900)
    const holds = [await seatsFor(one, user), await seatsFor(two, user)]
    const answers = await Promise.all(holds.map((holdId) => start(user, holdId)))
    expect(answers.filter((answer) => 'gift_cards' in answer && answer.gift_cards === 499)).toHaveLength(1)
    expect(await held(user)).toBe(499)
    await isWell()
  })

  test('and were spent elsewhere before late money came send that money back', async () => {
    const event = await evening()
    const user = await given.user()
    await givenGifts(world).inWallet(user, 20_000)
    const holdId = await seatsFor(event, user)
    const transactionId = transactionOf({ body: await start(user, holdId) })
    const order = await gateway().opened(asBuyer(user), transactionId)
    const { payment, error } = await gateway().pay(order.orderId, 'late')
    await gateway().answer(asBuyer(user), transactionId, { error })
    const { wallet } = world.modules.wallet.service
    const other = { transactionId: `elsewhere-${holdId}`, userId: user.id, perks: 0, gifts: 20_000, credit: 0 }
    await world.db.begin(async (tx) => {
      await wallet.release(tx, { transactionId })
      await wallet.hold(tx, { ...other, until: new Date(world.clock.now().getTime() + 60_000) })
      await wallet.capture(tx, { ...other, now: world.clock.now() })
    })
    await gateway().end(payment.id, 'captured')
    await gateway().reconcile()
    const { tickets, payment: told } = await where(event, user)
    expect([tickets, told?.next, told?.reason]).toEqual([[], 'refunded', expect.stringContaining('your wallet')])
    expect(await given.seats(event)).toEqual([{ sold: 0, seats: 5 }])
    await isWell()
  })
})

describe('money that comes after the hold has run out', () => {
  test('buys the seats while they are still free', async () => {
    const event = await evening(1)
    const before = await atTheTill(event)
    world.clock.forward(2 * 3600)
    const till = { ...before, user: await given.back(before.user) }
    await world.modules.tickets.service.offers.run()
    await gateway().reconcile()
    await pay(till)
    expect((await where(event, till.user)).tickets).toHaveLength(1)
    await isWell()
  })

  test('goes back when somebody else has them, and the page says so', async () => {
    const event = await evening(1)
    const before = await atTheTill(event)
    world.clock.forward(2 * 3600)
    const till = { ...before, user: await given.back(before.user) }
    const quicker = await given.user()
    expect((await given.hold(event, quicker)).body.data.hold).not.toBeNull()
    await pay(till)
    const stand = await where(event, till.user)
    expect(stand).toMatchObject({ tickets: [], payment: { next: 'refunded' } })
    expect(stand.payment?.reason).toContain('the seats had gone to others')
    await eventually(async () => {
      await world.outbox.drain()
      const [payment] = await gateway().payments(till.transactionId)
      return payment?.state === 'refunded'
    })
    await isWell()
  })
})

describe('a paid ticket that is given back', () => {
  const giveBack = (user: GivenUser, ticketId: string, refundTo: 'source' | 'wallet') =>
    world.call(cancelTicket, { as: user.token, params: { ticketId }, body: { refundTo } })

  test('returns its price once to where it was paid from, or into the wallet', async () => {
    const event = await evening()
    const till = await atTheTill(event, 2)
    await pay(till)
    const [one, two] = (await where(event, till.user)).tickets
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(till.user, one?.id ?? '', 'source')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await giveBack(till.user, two?.id ?? '', 'wallet')
    expect(await givenWallet(world).balances(asBuyer(till.user))).toMatchObject({ credit: 49_900 })
    // What is in the wallet is told by the mail about its ticket, and by no second one.
    expect(await given.mails('ticket-cancelled', till.user.email)).toBe(2)
    expect(await given.mails('refund-done', till.user.email)).toBe(0)
    await eventually(async () => {
      await world.outbox.drain()
      const [payment] = await gateway().payments(till.transactionId)
      return payment?.state === 'partly_refunded'
    })
    expect(await given.seats(event)).toEqual([{ sold: 0, seats: 5 }])
    await isWell()
  })
})
