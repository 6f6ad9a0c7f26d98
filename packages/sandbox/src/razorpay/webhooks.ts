import { createHmac } from 'node:crypto'
import type { Faults } from './control/faults.ts'
import type { Delivery, EventName } from './delivery.ts'
import {
  type CustomerEntity,
  inSeconds,
  newId,
  type OrderEntity,
  type PaymentEntity,
  type RefundEntity,
} from './entities.ts'
import type { GatewayStore } from './gateway-store.ts'
import type { SubscriptionEntity } from './subscription-entities.ts'

type Entities = {
  readonly payment?: PaymentEntity
  readonly order?: OrderEntity
  readonly refund?: RefundEntity
  readonly customer?: CustomerEntity
  readonly subscription?: SubscriptionEntity
}

export interface WebhookParts {
  readonly store: GatewayStore
  readonly faults: Faults
  readonly secret: string
  /** The shop's URL for events; without one nothing is sent. */
  readonly target: { url: string | undefined }
}

const mostTries = 12
const patience = 5000

export interface Webhooks {
  emit(event: EventName, entities: Entities): void
  /** Sends an event again, whatever happened to it before. */
  resend(id: string): boolean
  stop(): Promise<void>
}

/** Sends events to the shop: at least once, with retry delays that double, and with the configured faults. */
// limit: one queue, which sends in order, late, twice or not at all as a tester wants
export function createWebhooks({ store, faults, secret, target }: WebhookParts): Webhooks {
  const timers = new Set<NodeJS.Timeout>()
  const sending = new Set<Promise<void>>()
  let collected: Delivery[] = []

  const later = (milliseconds: number, work: () => void) => {
    // Events without a delay are sent at once, so that several events of one payment keep their order.
    if (milliseconds === 0) {
      work()
      return
    }
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, milliseconds)
    timers.add(timer.unref())
  }

  async function post(delivery: Delivery): Promise<boolean> {
    if (!target.url) return true
    try {
      const answer = await fetch(target.url, {
        method: 'POST',
        body: delivery.body,
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': delivery.id,
          'x-razorpay-signature': createHmac('sha256', secret).update(delivery.body).digest('hex'),
        },
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  function send(delivery: Delivery): void {
    if (faults.webhooks.lost) {
      store.keep('deliveries', { ...delivery, done: true })
      return
    }
    const work = (async () => {
      const copies = Array.from({ length: faults.webhooks.copies }, () => post(delivery))
      delivery.done = (await Promise.all(copies)).every(Boolean)
      delivery.tries += 1
      store.keep('deliveries', delivery)
      if (!delivery.done && delivery.tries < mostTries) {
        later(faults.webhooks.retry * 2 ** (delivery.tries - 1), () => send(delivery))
      }
    })().finally(() => sending.delete(work))
    sending.add(work)
  }

  function flush(): void {
    const batch = collected.reverse()
    collected = []
    for (const delivery of batch) send(delivery)
  }

  // Continues deliveries that were unfinished when the last process ended.
  for (const delivery of store.deliveries.values()) {
    if (!delivery.done && delivery.tries < mostTries) later(faults.webhooks.retry, () => send(delivery))
  }

  return {
    emit(event, entities) {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_NukkadSandbox0',
        event,
        contains: Object.keys(entities),
        payload,
        created_at: inSeconds(),
      })
      const delivery: Delivery = { id: newId('evt'), event, body, tries: 0, done: false }
      store.keep('deliveries', delivery)
      if (faults.webhooks.order === 'straight') {
        later(faults.webhooks.delay, () => send(delivery))
        return
      }
      collected.push(delivery)
      if (collected.length === 1) later(faults.webhooks.window, flush)
    },
    resend(id) {
      const delivery = store.deliveries.get(id)
      if (delivery) send({ ...delivery, tries: 0, done: false })
      return delivery !== undefined
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(sending)
    },
  }
}
