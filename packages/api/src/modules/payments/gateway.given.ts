import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import {
  createGatewayOrder,
  type GatewayOrder,
  settleGatewayPayment,
} from '@nukkad/contracts/endpoints/orders/payments'
import { type Started, startProcess } from '../../testing/processes.ts'
import { useWorld, type World } from '../../testing/world.ts'
import { type GivenBuyer, givenBuyers, transactionOf } from '../checkout/buyer.given.ts'
import type { PaymentState } from './payment-states.ts'

export const gatewayKeys = {
  RAZORPAY_KEY_ID: 'rzp_test_OfTheTests',
  RAZORPAY_KEY_SECRET: 'the key secret of the tests',
  RAZORPAY_WEBHOOK_SECRET: 'the webhook secret of the tests',
}

const smsKey = 'the key of the SMS gateway of the tests'

export interface Signed {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}
interface Paid {
  readonly payment: { readonly id: string; readonly status: string; readonly amount: number }
  readonly signed: Signed
  readonly error: { readonly description: string }
}
export interface Event {
  readonly id: string
  readonly event: string
  readonly body: string
  /** how often it was delivered, and whether it was accepted */
  readonly tries: number
  readonly done: boolean
}
interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}
interface Ledger {
  readonly captured: number
  readonly refunded: number
  readonly payments: readonly {
    id: string
    order_id: string
    amount: number
    amount_refunded: number
    status: string
  }[]
}

export interface WithGateway extends World {
  readonly gateway: Started
}

/** The real app with a stand-in for the gateway, which is a separate process that sends webhooks to the app. */
export function useWorldWithGateway(
  settings: Record<string, string> | (() => Promise<Record<string, string>>) = {},
): WithGateway {
  // Every step goes through the gateway's process, which starts slowly on a busy machine.
  jest.setTimeout(60_000)
  const home = mkdtempSync(path.join(tmpdir(), 'nukkad-payments-'))
  let gateway: Started | undefined
  const world = useWorld(async () => {
    gateway = await startProcess('packages/sandbox/src/main.ts', {
      ...gatewayKeys,
      NUKKAD_HOME: home,
      SANDBOX_PORT: '0',
      SMTP_PORT: '0',
      SMS_KEY: smsKey,
      RAZORPAY_WEBHOOK_URL: 'http://127.0.0.1:1/nobody',
    })
    const smtp = /smtp:\S+:\d+/.exec(gateway.output())?.[0] ?? ''
    return {
      ...gatewayKeys,
      RAZORPAY_API_URL: new URL(gateway.url).origin,
      RAZORPAY_TIMEOUT_MS: '1000',
      PAYMENTS_CHECK_AFTER_SECONDS: '0',
      SMTP_URL: smtp,
      SMS_URL: `${new URL(gateway.url).origin}/2010-04-01/Accounts/ACnukkad/Messages.json`,
      SMS_KEY: smsKey,
      PUSH_SERVICES: new URL(gateway.url).origin,
      ...(typeof settings === 'function' ? await settings() : settings),
    }
  })
  beforeAll(async () => {
    Object.assign(world, { gateway })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    await givenGateway(world as WithGateway).hearing(true)
  })
  afterAll(async () => {
    await gateway?.kill()
    rmSync(home, { recursive: true, force: true })
  })
  return world as WithGateway
}

/** Controls of the gateway, and what buyers do before and after paying. */
// limit: builders of one gateway, each short, that share its control calls
export const givenGateway = (world: WithGateway) => {
  const buyers = givenBuyers(world)
  async function call<T>(address: string, body?: object): Promise<T> {
    const answer = await fetch(new URL(address, world.gateway.url), {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    if (!answer.ok) throw new Error(`the gateway refused ${address}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const control = <T>(address: string, body: object) => call<T>(`/razorpay/control${address}`, body)

  async function opened(buyer: GivenBuyer, transactionId: string): Promise<GatewayOrder> {
    const { body } = await world.call(createGatewayOrder, {
      as: buyer.token,
      body: { amount: 1, currency: 'INR', transactionId },
    })
    if ('data' in body) return body.data
    throw new Error(`no gateway order: ${JSON.stringify(body)}`)
  }

  /** Mails to an address, or texts to a phone number with country code. */
  const mailsTo = async (address: string): Promise<Mail[]> => {
    await world.outbox.drain()
    const query = new URLSearchParams({ to: address })
    const { mails } = await call<{ mails: Mail[] }>(`/mailbox.json?${query}`)
    return mails
  }

  return {
    control,
    opened,
    /** Resets all faults, and sets whether events reach the app. */
    async hearing(isHeard: boolean): Promise<void> {
      const { port } = world.app.server.address() as AddressInfo
      await control('/reset', {})
      await control('', {
        webhookUrl: isHeard ? `http://127.0.0.1:${port}/api/razorpay/webhook` : '',
        webhooks: { retry: 30 },
        refunds: { delay: 0 },
        late: 0,
      })
    },
    /** A cart with an open payment at the gateway. */
    async checkout(
      products: Parameters<typeof buyers.buyer>[0],
      before: (buyer: GivenBuyer) => Promise<unknown> = async () => {},
    ) {
      const buyer = await buyers.buyer(products)
      await before(buyer)
      const transactionId = transactionOf(await buyers.start(buyer, 'razorpay'))
      const order = await opened(buyer, transactionId)
      return { buyer, transactionId, order }
    },
    pay: (orderId: string, outcome = 'success', more: object = {}) =>
      control<Paid>('/pay', { order_id: orderId, outcome, ...more }),
    end: (paymentId: string, to: string) => control(`/payments/${paymentId}`, { to }),
    endRefund: (refundId: string, to: string) => control(`/refunds/${refundId}`, { to }),
    answer: (buyer: GivenBuyer, transactionId: string, body: object) =>
      world.call(settleGatewayPayment, {
        as: buyer.token,
        params: { transactionId },
        body: { platform: 'Web', ...body },
      }),
    transaction: async (buyer: GivenBuyer, transactionId: string) =>
      (await world.call(getTransaction, { as: buyer.token, query: { transactionId } })).body.data,
    orders: (transactionId: string) => world.db<{ id: string; status: string }[]>`
      select order_id as id, payment_status as status from shop_order where transaction_id = ${transactionId}`,
    payments: (transactionId: string) => world.db<{ state: PaymentState; amount: number }[]>`
      select state, amount_paise as amount from payment where transaction_id = ${transactionId} order by created_at`,
    /** Counts of what must exist once per purchase. */
    async counts(transactionId: string) {
      const [row] = await world.db<[Record<'orders' | 'mails' | 'entries' | 'refunds', number>]>`
        select (select count(*)::integer from shop_order where transaction_id = ${transactionId}) as orders,
          (select count(*)::integer from outbox where key = ${`order-confirmed:${transactionId}`}) as mails,
          (select count(*)::integer from wallet_entry where transaction_id = ${transactionId}) as entries,
          (select count(*)::integer from refund where transaction_id = ${transactionId}) as refunds`
      return row
    },
    reconcile: () => world.modules.payments.service.reconciler.run(),
    ledger: () => call<Ledger>('/razorpay/control/ledger'),
    /** Waits until every event was delivered to the app at least once. */
    told: () =>
      eventually(async () => {
        const { webhooks } = await call<{ webhooks: Event[] }>('/razorpay/control/webhooks')
        return webhooks.every(({ tries, done }) => done || tries > 0)
      }),
    /** The events of one payment, oldest first, as they were signed. */
    events: async (about: string): Promise<Event[]> =>
      (await call<{ webhooks: Event[] }>('/razorpay/control/webhooks')).webhooks
        .filter(({ body }) => body.includes(about))
        .reverse(),
    /** Delivers an event to the app by hand. */
    deliver: ({ id, body }: Pick<Event, 'id' | 'body'>, signedBody = body) =>
      world.app.inject({
        method: 'POST',
        url: '/api/razorpay/webhook',
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': createHmac('sha256', gatewayKeys.RAZORPAY_WEBHOOK_SECRET)
            .update(signedBody)
            .digest('hex'),
        },
      }),
    mailsTo,
    /** The words of the texts to a phone number with country code. */
    textsTo: async (phone: string): Promise<string[]> => (await mailsTo(phone)).map(({ text }) => text.trim()),
  }
}

/** Waits for something asynchronous, like a webhook. */
export async function eventually(claim: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (Date.now() < end) {
    if (await claim()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(await claim()).toBe(true)
}
