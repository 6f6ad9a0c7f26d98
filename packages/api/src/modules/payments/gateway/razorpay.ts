import { createHmac, timingSafeEqual } from 'node:crypto'
import type Razorpay from 'razorpay'
import type { Settings } from '../../../settings.ts'
import { readNamed, readPayment, readPayments, readRefund } from './entities.ts'
import { type Gateway, GatewayAway, type GatewayPayment, GatewayRefused } from './gateway.ts'
import { connectRazorpay } from './razorpay-client.ts'
import { razorpayMandates } from './razorpay-mandates.ts'

/** the gateway's limit for a list */
const mostAtOnce = 100
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

export type RazorpaySettings = Pick<
  Settings,
  'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_API_URL' | 'RAZORPAY_TIMEOUT_MS'
>

/**
 * Razorpay through its official client, at the configured address. Undefined without a secret: online payment is off
 * then.
 */
export function createRazorpay(settings: RazorpaySettings): Gateway | undefined {
  const { RAZORPAY_KEY_ID: key, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = settings
  if (!secret) return undefined
  const account = { key, secret, url: settings.RAZORPAY_API_URL, timeout: settings.RAZORPAY_TIMEOUT_MS }
  let opened: Promise<Razorpay> | undefined
  const client = () => {
    opened ??= connectRazorpay(account)
    return opened
  }

  return {
    key,
    createOrder: ({ amount, receipt, notes }) =>
      ask(async () => readNamed(await (await client()).orders.create({ amount, currency: 'INR', receipt, notes }))),
    payment: (id) => ask(async () => readPayment(await (await client()).payments.fetch(id))),
    paymentsOf: (orderId) => ask(async () => readPayments(await (await client()).orders.fetchPayments(orderId))),
    async paymentsBetween(from, to) {
      const period = { from: seconds(from), to: seconds(to), count: mostAtOnce }
      const found: GatewayPayment[] = []
      for (;;) {
        const skip = found.length
        const some = await ask(async () => readPayments(await (await client()).payments.all({ ...period, skip })))
        found.push(...some)
        if (some.length < mostAtOnce) return found
      }
    },
    async capture({ id, amount }) {
      try {
        return await ask(async () => readPayment(await (await client()).payments.capture(id, amount, 'INR')))
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error
        const now = await this.payment(id)
        if (now.status === 'authorized') throw error
        return now
      }
    },
    refund: ({ paymentId, amount, key: once, notes }) =>
      ask(async () => {
        const own = await connectRazorpay(account, { 'X-Refund-Idempotency': once })
        return readRefund(await own.payments.refund(paymentId, { amount, speed: 'normal', receipt: once, notes }))
      }),
    refundById: (id) => ask(async () => readRefund(await (await client()).refunds.fetch(id))),
    mandates: razorpayMandates({
      client,
      ask,
      isSigned: ({ subscriptionId, paymentId, signature }) =>
        isMac(secret, `${paymentId}|${subscriptionId}`, signature),
    }),
    createCustomer: (who) =>
      ask(async () => readNamed(await (await client()).customers.create({ ...who, fail_existing: 0 }))),
    isSignedByCheckout: ({ orderId, paymentId, signature }) => isMac(secret, `${orderId}|${paymentId}`, signature),
    isSignedByWebhook: (body, signature) => webhookSecret !== undefined && isMac(webhookSecret, body, signature),
  }
}

/**
 * Answers that say nothing about what was asked for: try later. 401 and 403 mean our key, which may just be replaced: a
 * refund that counted as refused would end in the wallet.
 */
const outages: readonly number[] = [401, 403, 408, 429]

/** Maps the client's errors to refusals and outages. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof GatewayAway) throw error
    const { statusCode, error: said } = error as { statusCode?: number; error?: { description?: string } }
    const words = said?.description ?? 'no description'
    if (statusCode && statusCode >= 400 && statusCode < 500 && !outages.includes(statusCode)) {
      throw new GatewayRefused(words)
    }
    const isKey = statusCode === 401 || statusCode === 403
    throw new GatewayAway(`The gateway does not ${isKey ? 'accept our key' : 'respond'}: ${words}`)
  }
}

function isMac(secret: string, text: string | Buffer, given: string): boolean {
  const mine = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'))
  const theirs = Buffer.from(given)
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}
