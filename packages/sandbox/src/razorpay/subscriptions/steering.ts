import { GatewayProblem } from '../problem.ts'
import type { SubscriptionEntity } from '../subscription-entities.ts'
import type { Charging, ChargingParts } from './charging.ts'
import type { Mandate } from './mandate.ts'

/** What the shop, the bank and testers can do to a running subscription. */
export function createSteering({ store, webhooks, book }: ChargingParts, { runDue }: Charging) {
  return {
    cancel(id: string, isAtEnd: boolean): SubscriptionEntity {
      const one = book.find(id)
      if (one.ended_at !== null) {
        throw new GatewayProblem(`Subscription is not cancellable in ${one.status} status.`)
      }
      if (isAtEnd) {
        if (one.status !== 'active') {
          throw new GatewayProblem('Subscription cannot be cancelled since no billing cycle is going on')
        }
        book.know(one, { endsWithPeriod: true })
        return book.move(one, { has_scheduled_changes: true })
      }
      const subscription = book.move(one, { status: 'cancelled', ended_at: book.now(), charge_at: null })
      webhooks.emit('subscription.cancelled', { subscription })
      return subscription
    },

    pause(id: string): SubscriptionEntity {
      const one = book.find(id)
      if (one.status !== 'active') throw new GatewayProblem(`Subscription cannot be paused in ${one.status} state`)
      const subscription = book.move(one, { status: 'paused' })
      webhooks.emit('subscription.paused', { subscription })
      return subscription
    },

    resume(id: string): SubscriptionEntity {
      const one = book.find(id)
      if (one.status !== 'paused') throw new GatewayProblem(`Subscription cannot be resumed in ${one.status} state`)
      runDue()
      const subscription = book.move(one, { status: 'active' })
      webhooks.emit('subscription.resumed', { subscription })
      return subscription
    },

    /** Changes whether the bank pays; a halted subscription continues with its next period. */
    bank(id: string, bank: Mandate['bank']): SubscriptionEntity {
      const one = book.find(id)
      book.know(one, { bank })
      if (bank !== 'pays' || one.status !== 'halted') return one
      const subscription = book.move(one, { status: 'active' })
      webhooks.emit('subscription.activated', { subscription })
      return subscription
    },

    /** Advances the clock, for subscriptions only. */
    forward(seconds: number): number {
      store.keep('clocks', { id: 'clock', ahead: (store.clocks.get('clock')?.ahead ?? 0) + seconds })
      runDue()
      return book.now()
    },
  }
}
