import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { GivenBuyer } from '../checkout/buyer.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { type GivenSubscriber, givenSubscriptions } from './subscription.given.ts'

export const monthly = { unit: 'month', count: 1 } as const

/** Paid subscriptions and their cycles. */
export function usePaidSubscriptions() {
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
  const isWell = async () => {
    // Products of tests are not listed, which the catalogue's checks would report.
    const invariants = (await world.modules.operations.service.look()).invariants.filter(
      ({ check }) => check.area !== 'catalogue',
    )
    expect(
      invariants.flatMap(({ findings, failure, check }) => [...findings, ...(failure ? [check.name] : [])]),
    ).toEqual([])
  }
  /** The amount of the purchase that was refunded, or is being refunded. */
  const givenBack = async (transactionId: string) => {
    const [row] = await world.db<[{ paise: number }]>`
      select coalesce(sum(amount_paise), 0)::bigint as paise from refund where transaction_id = ${transactionId}`
    return row.paise
  }
  return { world, given, gateway, paid, pay, today, isWell, givenBack }
}
