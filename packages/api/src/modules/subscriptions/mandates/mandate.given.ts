import { mandateAnswered, openMandate } from '@nukkad/contracts/endpoints/money/subscriptions'
import { givenGateway, type Signed, type WithGateway } from '../../payments/gateway.given.ts'
import { type GivenPlan, type GivenSubscriber, givenSubscriptions } from '../subscription.given.ts'

interface SignedMandate extends Omit<Signed, 'razorpay_order_id'> {
  readonly razorpay_subscription_id: string
}
export interface GivenMandate {
  readonly plan: GivenPlan
  readonly who: GivenSubscriber
  readonly id: string
  readonly gatewayId: string
  readonly transactionId: string
}

export const monthly = { unit: 'month', count: 1 } as const

/** Mandates opened by the app and authorised at the stand-in, whose clock moves with ours. */
export const givenMandates = (world: WithGateway) => {
  const given = givenSubscriptions(world)
  const gateway = givenGateway(world)
  async function opened(wishes: Parameters<typeof given.plan>[0] = {}): Promise<GivenMandate> {
    const plan = await given.plan({ billing: 'mandate', deliveries: 12, ...wishes })
    return mandateOf(await given.subscriber(), plan)
  }
  async function mandateOf(who: GivenSubscriber, plan: GivenPlan): Promise<GivenMandate> {
    const { subscriptionId: id, transactionId } = await given.begun(who, plan)
    const { body } = await world.call(openMandate, { as: who.token, params: { id } })
    if (!('data' in body)) throw new Error(`no mandate: ${JSON.stringify(body)}`)
    return { plan, who, id, transactionId, gatewayId: body.data.gatewaySubscriptionId }
  }
  const authorise = ({ gatewayId }: GivenMandate, outcome = 'success') =>
    gateway.control<{ payment: { id: string }; signed: SignedMandate }>(`/subscriptions/${gatewayId}/authorise`, {
      outcome,
    })
  const answer = ({ who, id }: GivenMandate, body: object) =>
    world.call(mandateAnswered, { as: who.token, params: { id }, body })
  return {
    ...given,
    gateway,
    opened,
    mandateOf,
    authorise,
    answer,

    /** Authorised and charged once: the first box is packed. */
    async running(wishes: Parameters<typeof opened>[0] = {}) {
      const mandate = await opened(wishes)
      const { signed } = await authorise(mandate)
      await answer(mandate, signed)
      await given.workOff()
      return { ...mandate, params: { id: mandate.id } }
    },
    stateOf: async ({ who, id }: GivenMandate) => (await given.look(who, id)).state,
    subjectsTo: async ({ who }: GivenMandate) => (await gateway.mailsTo(who.email)).map(({ subject }) => subject),
    async isWell(): Promise<void> {
      const { invariants } = await world.modules.operations.service.look()
      const broken = invariants.filter(
        ({ check, findings, failure }) => check.area !== 'catalogue' && (findings.length > 0 || failure),
      )
      expect(broken.map(({ check, findings }) => [check.name, ...findings])).toEqual([])
    },
    bank: ({ gatewayId }: GivenMandate, to: 'pays' | 'refuses') =>
      gateway.control(`/subscriptions/${gatewayId}/bank`, { to }),
    at: async ({ gatewayId }: GivenMandate) => {
      const answer = await fetch(new URL(`/v1/subscriptions/${gatewayId}`, world.gateway.url), {
        headers: {
          authorization: `Basic ${Buffer.from(`${world.settings.RAZORPAY_KEY_ID}:${world.settings.RAZORPAY_KEY_SECRET}`).toString('base64')}`,
        },
      })
      return (await answer.json()) as { status: string; paid_count: number; charge_at: number | null }
    },

    /** Moves the clocks here and at the gateway by this many days, and waits for the gateway's events. */
    async pass(days: number, who?: GivenSubscriber): Promise<void> {
      await given.later(days, who)
      await gateway.control('/clock', { days })
      await gateway.told()
      await given.workOff()
    },
    states: async (id: string) => (await given.cycles(id)).map(({ state }) => state),
  }
}
