import { getCart } from '@nukkad/contracts/endpoints/cart/cart'
import { payNothing } from '@nukkad/contracts/endpoints/orders/orders'
import { createGatewayOrder } from '@nukkad/contracts/endpoints/orders/payments'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { useWorld } from '../../testing/world.ts'
import { givenShop } from '../cart/shop.given.ts'
import { givenEvents } from '../events/event.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenSubscriptions } from '../subscriptions/subscription.given.ts'
import { givenBuyers } from './buyer.given.ts'

const world = useWorld({ CART_BLOCKED: 'true' })
const stopped = { message: { code: 'blocked', message: expect.stringMatching(/not taking payments right now/) } }

/** A gift card whose payment was about to begin when sales were stopped. */
async function openBefore(user: GivenUser): Promise<string> {
  const transactionId = 'txn-before-the-stop'
  await world.db`
    insert into gift_card (gift_id, buyer_id, design_slug, amount_paise, recipient_name, recipient_email, message,
      sender_name, deliver_at, expires_at, created_at)
    values ('before-the-stop', ${user.id}, 'happy-birthday', 50000, 'Dev', 'dev@example.com', '', '', now(),
      now() + interval '1 year', now())`
  await world.db`
    insert into checkout_transaction
      (transaction_id, user_id, kind, subject, state, method, amount_paise, agreement, created_at, updated_at)
    values (${transactionId}, ${user.id}, 'gift-card', 'before-the-stop', 'created', 'razorpay', 50000, '{}', now(), now())`
  return transactionId
}

describe('while sales are stopped', () => {
  test('a bag can be filled and says so, and cannot be bought', async () => {
    const asha = await givenBuyers(world).buyer([await givenShop(world).product({ price: 50_000 })])
    const { body } = await world.call(getCart, { as: asha.token, query: { cartID: asha.cartId } })
    expect(body.data.cart).toMatchObject({ is_blocked: true, item_count: 1 })
    expect((await givenBuyers(world).start(asha)).body).toMatchObject({ message: { code: 'blocked' } })
  })

  test('neither gift cards nor subscriptions are sold, and nothing is opened for them', async () => {
    const asha = await givenIn(world).user()
    expect((await givenGifts(world).buy(asha)).body).toMatchObject(stopped)
    for (const billing of ['upfront', 'mandate'] as const) {
      const plan = await givenSubscriptions(world).plan({ billing })
      const who = await givenSubscriptions(world).subscriber()
      expect((await givenSubscriptions(world).ask(who, plan)).body).toMatchObject(stopped)
    }
    expect(await world.db`select from checkout_transaction`).toHaveLength(0)
    expect(await world.db`select from subscription`).toHaveLength(0)
  })

  test('seats with a price are not held, and free ones are booked as ever', async () => {
    const given = givenEvents(world)
    const event = await given.event({
      tickets: [
        { price: 49_900, seats: 5 },
        { price: 0, seats: 5 },
      ],
    })
    const asha = await given.user()
    const { body } = await given.hold(event, asha, 1, 0)
    expect(body).toMatchObject({ data: { hold: null }, ...stopped })
    const free = await given.hold(event, asha, 1, 1)
    expect((await given.guests(event, asha, free.body.data)).body.data.tickets).toHaveLength(1)
  })

  test('a payment that was about to begin is not opened at the gateway, and nothing is given for nothing', async () => {
    const asha = await givenIn(world).user()
    const transactionId = await openBefore(asha)
    const open = await world.call(createGatewayOrder, { as: asha.token, body: { transactionId } })
    expect(open.body).toMatchObject(stopped)
    const free = await world.call(payNothing, { as: asha.token, params: { transactionid: transactionId } })
    expect(free.body).toMatchObject(stopped)
  })
})
