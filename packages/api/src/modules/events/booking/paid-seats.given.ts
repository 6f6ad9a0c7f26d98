import { registrationOf } from '@nukkad/contracts/endpoints/events/tickets'
import { createTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import type { GivenUser } from '../../../testing/users.given.ts'
import type { GivenBuyer } from '../../checkout/buyer.given.ts'
import { givenGateway, type WithGateway } from '../../payments/gateway.given.ts'
import { type GivenEvent, givenEvents } from '../event.given.ts'

export const asBuyer = (user: GivenUser) => user as GivenBuyer

/** Paid seats: held, started, and paid at the gateway. */
export const givenPaidSeats = (world: WithGateway) => {
  const given = givenEvents(world)
  const gateway = () => givenGateway(world)
  const start = async ({ token }: GivenUser, cartId: string, useCredit = false, useGiftCards = true) =>
    (
      await world.call(createTransaction, {
        as: token,
        body: { cartId, paymentMethod: 'razorpay', isEventTicket: true, useCredit, useGiftCards },
      })
    ).body

  /** Seats held and guests named, with the payment open at the gateway. */
  async function atTheTill(event: GivenEvent, qty = 1) {
    const user = await given.user()
    const { body } = await given.hold(event, user, qty)
    await given.guests(event, user, body.data)
    const started = await start(user, body.data.hold?.id ?? '')
    const transactionId = 'transactionId' in started ? started.transactionId : ''
    const order = await gateway().opened(asBuyer(user), transactionId)
    return { user, holdId: body.data.hold?.id ?? '', transactionId, order }
  }

  return {
    ...given,
    start,
    atTheTill,
    where: async (event: GivenEvent, { token }: GivenUser) =>
      (await world.call(registrationOf, { as: token, params: { discoveryId: event.slug } })).body.data,
    pay: async ({ user, transactionId, order }: Awaited<ReturnType<typeof atTheTill>>) =>
      gateway().answer(asBuyer(user), transactionId, (await gateway().pay(order.orderId)).signed),
    evening: (seats = 5) => given.event({ tickets: [{ price: 49_900, seats }] }),
    async isWell(): Promise<void> {
      const { invariants } = await world.modules.operations.service.look()
      const broken = invariants.flatMap(({ findings, failure, check }) => [
        ...findings,
        ...(failure ? [check.name] : []),
      ])
      expect(broken).toEqual([])
    },
  }
}
