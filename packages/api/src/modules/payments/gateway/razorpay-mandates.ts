import type Razorpay from 'razorpay'
import { readCharges, readNamed, readSubscription } from './entities.ts'
import type { GatewayMandates } from './gateway.ts'

interface MandateCalls {
  readonly client: () => Promise<Razorpay>
  /** Converts the gateway's refusals and timeouts into our errors. */
  readonly ask: <T>(call: () => Promise<T>) => Promise<T>
  readonly isSigned: GatewayMandates['isSigned']
}

/** Razorpay's Subscriptions, through its official client. */
export function razorpayMandates({ client, ask, isSigned }: MandateCalls): GatewayMandates {
  const subscription = (call: (razorpay: Razorpay) => Promise<unknown>) =>
    ask(async () => readSubscription(await call(await client())))
  return {
    createPlan: ({ unit, count, name, amount }) =>
      ask(async () =>
        readNamed(
          await (await client()).plans.create({
            period: unit === 'week' ? 'weekly' : 'monthly',
            interval: count,
            item: { name, amount, currency: 'INR' },
          }),
        ),
      ),
    create: ({ planId, count, notes }) =>
      subscription(({ subscriptions }) =>
        subscriptions.create({ plan_id: planId, total_count: count, quantity: 1, customer_notify: 0, notes }),
      ),
    find: (id) => subscription(({ subscriptions }) => subscriptions.fetch(id)),
    cancel: (id, isAtEnd) => subscription(({ subscriptions }) => subscriptions.cancel(id, isAtEnd)),
    pause: (id) => subscription(({ subscriptions }) => subscriptions.pause(id, { pause_at: 'now' })),
    resume: (id) => subscription(({ subscriptions }) => subscriptions.resume(id, { resume_at: 'now' })),
    chargesOf: (id) =>
      ask(async () => readCharges(await (await client()).invoices.all({ subscription_id: id, count: 100 }))),
    isSigned,
  }
}
