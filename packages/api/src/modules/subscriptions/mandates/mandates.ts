import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, type Tx, transaction } from '../../../db.ts'
import type { Outbox } from '../../../outbox/outbox.ts'
import { readPayment, readSubscription } from '../../payments/gateway/entities.ts'
import { type Gateway, GatewayAway, GatewayRefused, type GatewaySubscription } from '../../payments/gateway/gateway.ts'
import type { MandateNews } from '../../payments/gateway-news/mandate-news.ts'
import * as cycles from '../boxes/cycle.repository.ts'
import * as campaigns from '../campaigns/campaign.repository.ts'
import * as dueSubscriptions from '../due-subscriptions.repository.ts'
import * as subscriptions from '../subscription.repository.ts'
import type { SubscriptionRow } from '../subscription-columns.repository.ts'
import type { SubscriptionMails } from '../subscription-mails.ts'
import type { TakeCharge } from './mandate-charges.ts'

export interface MandateParts {
  readonly db: Db
  readonly gateway: Gateway | undefined
  readonly news: MandateNews
  readonly outbox: Outbox
  readonly takeCharge: TakeCharge
  readonly mails: Pick<SubscriptionMails, 'tellPending' | 'tellHalted'>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}
declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'subscription-look': { readonly id: string }
  }
}

export type Mandates = ReturnType<typeof createMandates>
type Row = SubscriptionRow

/** An outbox entry kind: applies the owner's wish at the gateway and fetches the mandate's state. */
const lookKind = 'subscription-look'
const day = 86_400_000

/** The gateway tries a declined charge again on each of so many days. */
const lastTryDays = 3

/** Where the plan of a stopped subscription can be subscribed to again; undefined when it is no longer offered. */
async function offerOf(tx: Tx, { campaign: id, planId }: Row, at: Date) {
  const campaign = await campaigns.findCampaign(tx, id, at)
  const plan = (await campaigns.plansOf(tx, id)).find((one) => one.id === planId)
  if (!campaign || !plan?.isOffered || (campaign.endsAt && campaign.endsAt <= at)) return undefined
  return { id, planId, until: campaign.endsAt && dayInIndia(campaign.endsAt.getTime() - 1) }
}

const isOver = (state: Row['state']) => state === 'cancelled' || state === 'completed' || state === 'expired'

/**
 * Mandates at the gateway. Events may come in any order and number: a charge that an event reports is recorded with it,
 * everything else is fetched, so that the mandate's present state counts and not the latest event.
 */
// limit: steering, checking and ending apply the gateway's state in one place
export function createMandates(parts: MandateParts) {
  const { db, gateway, news, outbox, takeCharge, mails, log, now } = parts

  const lookSoon = (tx: Tx, id: string) =>
    outbox.enqueue(tx, { kind: lookKind, key: `${id}:${randomUUID()}`, payload: { id } })

  /** Applies the owner's wish at the gateway, where it is not in effect yet. */
  async function steerAtGateway(gatewayId: string, { steer }: Row): Promise<GatewaySubscription> {
    const at = gateway?.mandates
    if (!at) throw new GatewayAway('Online payment is not configured.')
    const is = await at.find(gatewayId)
    try {
      if (steer === 'cancel' && !isOver(is.status)) return await at.cancel(gatewayId, is.status === 'active')
      if (steer === 'pause' && is.status === 'active') return await at.pause(gatewayId)
      if (steer === 'resume' && is.status === 'paused') return await at.resume(gatewayId)
    } catch (error) {
      // The wish was sent before and we crashed before noting it; or the mandate has changed meanwhile.
      if (!(error instanceof GatewayRefused)) throw error
      log.warn({ err: error, mandate: gatewayId }, `the gateway refused to ${steer} a mandate`)
      return at.find(gatewayId)
    }
    return is
  }

  /** False when the subscription has changed since the gateway was asked. */
  async function apply(seen: Row, is: GatewaySubscription): Promise<boolean> {
    return transaction(db, async (tx) => {
      const row = await subscriptions.lock(tx, seen.id)
      if (row?.version !== seen.version) return false
      const state = isOver(row.state) ? row.state : is.status
      const isNews = state !== row.state
      await subscriptions.change(
        tx,
        row.id,
        {
          state,
          steer: null,
          version: row.version + 1,
          next_charge_at: is.chargeAt,
          check_at: isOver(is.status) ? null : new Date(now().getTime() + day),
          ...(row.endsOn && is.currentEnd && { ends_on: dayInIndia(is.currentEnd) }),
          ...(state === 'cancelled' && row.cancelledAt === null && { cancelled_at: now() }),
        },
        now(),
      )
      const count = is.paidCount
      if (isNews && state === 'pending')
        await mails.tellPending(tx, row, { count, lastTry: dayInIndia(now().getTime() + lastTryDays * day) })
      if (isNews && state === 'halted') {
        const next = is.chargeAt && is.chargeAt > now() ? dayInIndia(is.chargeAt) : undefined
        await mails.tellHalted(tx, row, { count, offer: await offerOf(tx, row, now()), next })
      }
      return true
    })
  }

  /** Records charges that no event has reported. */
  async function catchUp(id: string, gatewayId: string, known: number, paid: number): Promise<boolean> {
    if (!gateway || known >= paid) return false
    let isNews = false
    for (const [at, { paymentId }] of (await gateway.mandates.chargesOf(gatewayId)).entries()) {
      const fact = await gateway.payment(paymentId)
      if (await transaction(db, (tx) => takeCharge(tx, id, at + 1, fact))) isNews = true
    }
    return isNews
  }

  async function look(id: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const row = await subscriptions.find(db, id)
      if (!row?.gatewayId) return
      const is = await steerAtGateway(row.gatewayId, row)
      const known = (await cycles.cyclesOf(db, [id])).length
      if (await catchUp(id, row.gatewayId, known, is.paidCount)) continue
      if (await apply(row, is)) return
    }
    throw new GatewayAway('The mandate kept changing while it was being read.')
  }

  outbox.handle(lookKind, ({ id }) => look(id))
  news.listen(async (tx, event, payload) => {
    const is = readSubscription(payload.subscription?.entity)
    const id = await subscriptions.idOfGateway(tx, is.id)
    if (!id) {
      log.warn({ mandate: is.id }, 'a mandate is not ours')
      return
    }
    if (event === 'subscription.charged') await takeCharge(tx, id, is.paidCount, readPayment(payload.payment?.entity))
    await lookSoon(tx, id)
  })

  async function steer(tx: Tx, row: Row, what: Row['steer'], more: subscriptions.Change): Promise<void> {
    await subscriptions.change(tx, row.id, { ...more, steer: what, version: row.version + 1 }, now())
    await lookSoon(tx, row.id)
  }

  return {
    look,
    steer,

    /** Ends a mandate for its owner: nothing more is charged, and what is paid for is still delivered. */
    end: (tx: Tx, row: Row): Promise<void> =>
      steer(tx, row, 'cancel', {
        cancelled_at: now(),
        resume_on: null,
        ...(row.nextChargeAt && { ends_on: dayInIndia(row.nextChargeAt) }),
      }),

    /** Resumes mandates whose skipped delivery has passed. */
    async resumeDue(): Promise<void> {
      for (const id of await dueSubscriptions.toResume(db, dayInIndia(now()), 50)) {
        await transaction(db, async (tx) => {
          const row = await subscriptions.lock(tx, id)
          if (row?.resumeOn && row.resumeOn <= dayInIndia(now())) await steer(tx, row, 'resume', { resume_on: null })
        })
      }
    },

    /** Asks about mandates that have not been heard of for a day; returns how many. */
    async check(): Promise<number> {
      if (!gateway) return 0
      const next = new Date(now().getTime() + day)
      const due = await dueSubscriptions.takeToCheck(db, now(), next, 50)
      for (const id of due) {
        await look(id).catch((error: unknown) =>
          log.warn({ err: error, subscription: id }, 'the gateway could not be asked about a mandate'),
        )
      }
      return due.length
    },
  }
}
