import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import type { mandateAnswered, openMandate } from '@nukkad/contracts/endpoints/money/subscriptions'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, transaction } from '../../../db.ts'
import { BadRequest, NoSuchEntity } from '../../../errors.ts'
import type { CheckoutService } from '../../checkout/checkout.service.ts'
import type { Contacts } from '../../orders/mails/order-mails.ts'
import { type Gateway, GatewayAway, GatewayRefused } from '../../payments/gateway/gateway.ts'
import { inRupees } from '../../pricing/money.ts'
import { everyWords } from '../boxes/cycle-dates.ts'
import * as campaigns from '../campaigns/campaign.repository.ts'
import { isOver } from '../campaigns/campaign.service.ts'
import * as subscriptions from '../subscription.repository.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import * as plans from './gateway-plan.repository.ts'
import type { Mandates } from './mandates.ts'

export interface OpenMandateParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly mandates: Pick<Mandates, 'look'>
  readonly checkout: Pick<CheckoutService, 'stopped'>
  readonly contacts: Contacts
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly publicUrl: string
  readonly scriptUrl: string
}
type Opened = AnswerOf<typeof openMandate>
type Row = SubscriptionRow
const no = (code: string, message: string): Opened => ({ message: { code, message } })
const away = no('payment', 'Online payment is not responding right now. Please try again in a moment.')

/** Milliseconds until the first check whether an opened mandate was authorised. */
const firstLook = 15 * 60_000

/** The authorisation of a mandate: it is opened at the gateway, presented to its owner, and checked. */
// limit: opening, answering and the callback all end in the same check at the gateway
export function createOpenMandate(parts: OpenMandateParts) {
  const { db, gateway, mandates, checkout, contacts, log, now, publicUrl, scriptUrl } = parts

  async function planAt(at: Gateway, row: Row): Promise<string> {
    const terms = `${row.price}:${row.unit}:${row.count}`
    const known = await plans.gatewayPlan(db, row.planId, terms)
    if (known) return known
    const { unit, count, title: name, price: amount } = row
    const { id } = await at.mandates.createPlan({ unit, count, name, amount })
    return plans.keepGatewayPlan(db, row.planId, terms, id)
  }

  /** The mandate at the gateway; a second one opened at the same moment is never authorised. */
  async function openAtGateway(at: Gateway, row: Row): Promise<string> {
    if (row.gatewayId) return row.gatewayId
    const planId = await planAt(at, row)
    const made = await at.mandates.create({ planId, count: row.deliveries, notes: { subscription: row.id } })
    return transaction(db, async (tx) => {
      const again = await subscriptions.lock(tx, row.id)
      if (again?.gatewayId) return again.gatewayId
      const checkAt = new Date(now().getTime() + firstLook)
      await subscriptions.change(tx, row.id, { gateway_subscription_id: made.id, check_at: checkAt }, now())
      return made.id
    })
  }

  async function findUnpaid(userId: string, id: string): Promise<Row | Opened> {
    const row = await subscriptions.findOwn(db, userId, id)
    if (!row) throw new NoSuchEntity()
    if (row.billing !== 'mandate') return no('payment', 'This is paid in advance, not by a mandate.')
    if (row.state !== 'created') return no('running', 'This has already been authorised.')
    const campaign = await campaigns.findCampaign(db, row.campaign, now())
    return !campaign || isOver(campaign, now()) ? no('over', 'This subscription is no longer available.') : row
  }

  const isSilence = (error: unknown) => error instanceof GatewayAway || error instanceof GatewayRefused

  async function lookNow(id: string): Promise<void> {
    try {
      await mandates.look(id)
    } catch (error) {
      if (!isSilence(error)) throw error
      log.error({ err: error, subscription: id }, 'the gateway does not report the status of a mandate')
    }
  }

  return {
    async open(userId: string, id: string): Promise<Opened> {
      const row = await findUnpaid(userId, id)
      if (!('planId' in row)) return row
      const stopped = checkout.stopped()
      if (stopped) return stopped
      if (!gateway) return no('payment', 'Online payment is not available right now.')
      try {
        const [gatewaySubscriptionId, owner] = await Promise.all([
          openAtGateway(gateway, row),
          contacts.contact(db, userId),
        ])
        const { name, phone } = row.address
        return {
          data: {
            subscriptionId: id,
            gatewaySubscriptionId,
            key: gateway.key,
            scriptUrl,
            name: 'Nukkad',
            description: `${row.title}, ${everyWords(row)}`,
            prefill: { name, email: owner?.email ?? '', contact: `+91${phone}` },
            theme: { color: '#b5371f' },
            amount: inRupees(row.price),
            callbackUrl: `${publicUrl}/api/razorpay/mandate/${id}`,
          },
        }
      } catch (error) {
        if (!isSilence(error)) throw error
        log.error({ err: error, subscription: id }, 'a mandate could not be opened')
        return away
      }
    },

    /** Handles the browser's report; signed or not, the gateway itself is asked. */
    async handleAnswer(userId: string, id: string, said: BodyOf<typeof mandateAnswered>): Promise<void> {
      const row = await subscriptions.findOwn(db, userId, id)
      if (!row) throw new NoSuchEntity()
      const { razorpay_payment_id: paymentId, razorpay_signature: signature } = said
      const subscriptionId = said.razorpay_subscription_id ?? row.gatewayId ?? ''
      const isForged =
        subscriptionId !== (row.gatewayId ?? '') ||
        (paymentId !== undefined &&
          signature !== undefined &&
          !gateway?.mandates.isSigned({ subscriptionId, paymentId, signature }))
      if (isForged)
        throw new BadRequest(
          'We could not verify this. If money left your account, you will be refunded automatically.',
        )
      await lookNow(id)
    },

    /** Handles the redirect mode: anyone may post there, so only the gateway's own answer counts. */
    async calledBack(id: string): Promise<void> {
      if (!(await subscriptions.find(db, id))) throw new NoSuchEntity()
      await lookNow(id)
    },
  }
}
export type OpenMandate = ReturnType<typeof createOpenMandate>
