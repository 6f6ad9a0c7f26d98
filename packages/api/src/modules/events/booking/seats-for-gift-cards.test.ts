import { cancelTicket } from '@nukkad/contracts/endpoints/events/tickets'
import { payNothing, releasePending } from '@nukkad/contracts/endpoints/orders/orders'
import type { GivenUser } from '../../../testing/users.given.ts'
import { transactionOf } from '../../checkout/buyer.given.ts'
import { givenGifts } from '../../gift-cards/gift-card.given.ts'
import { eventually, givenGateway, useWorldWithGateway } from '../../payments/gateway.given.ts'
import { givenWallet } from '../../wallet/wallet.given.ts'
import type { GivenEvent } from '../event.given.ts'
import { asBuyer, givenPaidSeats } from './paid-seats.given.ts'

const world = useWorldWithGateway()
const given = givenPaidSeats(world)
const { where, start, pay, evening, isWell } = given
const gateway = () => givenGateway(world)
beforeEach(() => gateway().hearing(true))

describe('gift cards that pay for seats', () => {
  const seatsFor = async (event: GivenEvent, user: GivenUser, qty = 1) => {
    const { body } = await given.hold(event, user, qty)
    await given.guests(event, user, body.data)
    return body.data.hold?.id ?? ''
  }
  const held = async (user: GivenUser) => (await givenGifts(world).wallet(user)).on_hold.gift_cards
  const balance = async (user: GivenUser) => (await givenWallet(world).balances(asBuyer(user))).gifts

  test('pay first, are released after a failed payment, and get refunds back', async () => {
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

  test('can pay for everything without a bank, and are not used when the owner opts out', async () => {
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

  test('are held for one of two registrations paid at once', async () => {
    const [one, two] = [await evening(), await evening()]
    const user = await given.user()
    await givenGifts(world).inWallet(user, 49_900)
    const holds = [await seatsFor(one, user), await seatsFor(two, user)]
    const answers = await Promise.all(holds.map((holdId) => start(user, holdId)))
    expect(answers.filter((answer) => 'gift_cards' in answer && answer.gift_cards === 499)).toHaveLength(1)
    expect(await held(user)).toBe(499)
    await isWell()
  })

  test('cause a refund of a late payment when they were spent elsewhere before it', async () => {
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
