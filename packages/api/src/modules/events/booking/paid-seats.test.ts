import { cancelTicket } from '@nukkad/contracts/endpoints/events/tickets'
import { createTransaction, payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import type { GivenUser } from '../../../testing/users.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import { asBuyer, givenPaidSeats } from './paid-seats.given.ts'

const world = useWorldWithGateway()
const given = givenPaidSeats(world)
const { where, start, atTheTill, pay, evening, isWell } = given
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(true))

describe('paid seats', () => {
  test('become tickets once, however often the payment is reported', async () => {
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

  test('start the same transaction when asked twice, and not for another user', async () => {
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
      payment: { next: 'retry', reason: 'The payment was not completed. We have kept everything you chose.' },
    })
    const again = await start(till.user, till.holdId)
    const transactionId = 'transactionId' in again ? again.transactionId : ''
    const order = await gateway().opened(asBuyer(till.user), transactionId)
    await pay({ ...till, transactionId, order })
    expect((await where(event, till.user)).tickets).toHaveLength(1)
  })

  test('are booked without a gateway when credit covers them', async () => {
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

describe('a payment after the hold has expired', () => {
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

  test('is refunded when someone else has the seats, and the page says so', async () => {
    const event = await evening(1)
    const before = await atTheTill(event)
    world.clock.forward(2 * 3600)
    const till = { ...before, user: await given.back(before.user) }
    const quicker = await given.user()
    expect((await given.hold(event, quicker)).body.data.hold).not.toBeNull()
    await pay(till)
    const stand = await where(event, till.user)
    expect(stand).toMatchObject({ tickets: [], payment: { next: 'refunded' } })
    expect(stand.payment?.reason).toContain('the seats had been taken by others')
    await eventually(async () => {
      await world.outbox.drain()
      const [payment] = await gateway().payments(till.transactionId)
      return payment?.state === 'refunded'
    })
    await isWell()
  })
})

describe('cancelling a paid ticket', () => {
  const giveBack = (user: GivenUser, ticketId: string, refundTo: 'source' | 'wallet') =>
    world.call(cancelTicket, { as: user.token, params: { ticketId }, body: { refundTo } })

  test('refunds its price once, to the source or into the wallet', async () => {
    const event = await evening()
    const till = await atTheTill(event, 2)
    await pay(till)
    const [one, two] = (await where(event, till.user)).tickets
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(till.user, one?.id ?? '', 'source')))
    expect(answers.map(({ status, body }) => [status, body.data.state])).toEqual(Array(3).fill([200, 'cancelled']))
    await giveBack(till.user, two?.id ?? '', 'wallet')
    expect(await givenWallet(world).balances(asBuyer(till.user))).toMatchObject({ credit: 49_900 })
    // A refund into the wallet is mentioned in the mail about the ticket, without a second mail.
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
