import type { Subscription } from '@nukkad/contracts/endpoints/subscriptions'
import { dayInIndia } from '@nukkad/contracts/indian-time'
import { type Db, type Tx, transaction } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { AddressService } from '../address/address.service.ts'
import type { CatalogueService } from '../catalogue/catalogue.service.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import { once } from '../idempotency/idempotency.ts'
import { sum } from '../pricing/money.ts'
import { addressFor } from './address-for.ts'
import type { Boxes } from './boxes/boxes.ts'
import * as cycles from './boxes/cycle.repository.ts'
import { daysAfter, dueOn } from './boxes/cycle-dates.ts'
import * as campaigns from './campaigns/campaign.repository.ts'
import type { Mandates } from './mandates/mandates.ts'
import * as subscriptions from './subscription.repository.ts'
import type { SubscriptionMails } from './subscription-mails.ts'
import { canSkip, isEnding, isPaused, nextDelivery, showSubscription } from './subscription-view.ts'

export interface OwnParts {
  readonly db: Db
  readonly now: () => Date
  readonly addresses: Pick<AddressService, 'find'>
  readonly catalogue: Pick<CatalogueService, 'forSale' | 'serviceability'>
  readonly checkout: Pick<CheckoutService, 'forget'>
  readonly boxes: Pick<Boxes, 'giveBack'>
  readonly mandates: Pick<Mandates, 'steer' | 'end'>
  readonly mails: Pick<SubscriptionMails, 'ended'>
}
export type OwnSubscriptions = ReturnType<typeof createOwnSubscriptions>

export interface Answered {
  data: Subscription
  message?: { message: string; code: string }
}
type Refusal = Answered['message']
type Row = subscriptions.SubscriptionRow
const no = (code: string, message: string): Refusal => ({ code, message })

/** What owners do with their subscriptions. Every change happens behind the lock of the subscription. */
// limit: a service: short calls that share its parts
export function createOwnSubscriptions(parts: OwnParts) {
  const { db, now, addresses, catalogue, checkout, boxes, mandates, mails } = parts

  async function shown(rows: readonly Row[]): Promise<Subscription[]> {
    const [log, faces] = await Promise.all([
      cycles.cyclesOf(
        db,
        rows.map(({ id }) => id),
      ),
      campaigns.facesOf(
        db,
        rows.map(({ campaign }) => campaign),
      ),
    ])
    return rows.flatMap((row) => {
      const face = faces.get(row.campaign)
      const own = log.filter(({ subscriptionId }) => subscriptionId === row.id)
      return face ? [showSubscription(row, own, face, now())] : []
    })
  }

  async function one(userId: string, id: string): Promise<Subscription> {
    const row = await subscriptions.findOwn(db, userId, id)
    const [subscription] = row ? await shown([row]) : []
    if (!subscription) throw new NoSuchEntity()
    return subscription
  }

  async function act(userId: string, id: string, work: (tx: Tx, row: Row) => Promise<Refusal>): Promise<Answered> {
    const message = await transaction(db, async (tx) => {
      const row = await subscriptions.lock(tx, id, userId)
      if (!row) throw new NoSuchEntity()
      return work(tx, row)
    })
    const data = await one(userId, id)
    return message ? { data, message } : { data }
  }

  /** Deliveries that are still owed move on by so many intervals. */
  async function shift(tx: Tx, row: Row, owed: readonly cycles.CycleRow[], by: number): Promise<void> {
    const first = row.anchorOn ?? dayInIndia(now())
    const days = owed.map(({ cycle, slot }) => ({ cycle, slot: slot + by, dueOn: dueOn(first, row, slot + by) }))
    await cycles.putOff(tx, row.id, days)
  }

  const owedOf = async (tx: Tx, row: Row) =>
    (await cycles.cyclesOf(tx, [row.id])).filter(({ state }) => state === 'owed')

  async function skip(tx: Tx, row: Row, on: string): Promise<Refusal> {
    const log = await cycles.cyclesOf(tx, [row.id])
    const next = nextDelivery(row, log)
    // Pressed twice, or on a page of yesterday: the delivery of that day is skipped already.
    if (next && next.on > on) return undefined
    if (!next || !canSkip(row, next, now())) {
      return no('too_late', 'It is too late to skip this one: it is being packed already.')
    }
    const owed = log.filter(({ state }) => state === 'owed')
    if (owed.length > 0) await shift(tx, row, owed, 1)
    else await mandates.steer(tx, row, 'pause', { resume_on: daysAfter(next.on, 1) })
    return undefined
  }

  async function pause(tx: Tx, row: Row): Promise<Refusal> {
    if (isPaused(row)) return undefined
    if (row.state !== 'active' || isEnding(row)) return no('not_running', 'Only what runs can be paused.')
    if (row.billing === 'mandate') await mandates.steer(tx, row, 'pause', { resume_on: null })
    else await subscriptions.change(tx, row.id, { state: 'paused' }, now())
    return undefined
  }

  async function resume(tx: Tx, row: Row): Promise<Refusal> {
    if (!isPaused(row)) return undefined
    if (isEnding(row)) return no('not_running', 'This has ended. Begin it anew.')
    if (row.billing === 'mandate') {
      await mandates.steer(tx, row, 'resume', { resume_on: null })
      return undefined
    }
    await subscriptions.change(tx, row.id, { state: 'active' }, now())
    const [owed, today] = [await owedOf(tx, row), dayInIndia(now())]
    const [next] = owed
    const first = row.anchorOn ?? today
    let by = 0
    while (next && by < 600 && dueOn(first, row, next.slot + by) < today) by += 1
    if (by > 0) await shift(tx, row, owed, by)
    return undefined
  }

  async function cancel(tx: Tx, row: Row): Promise<Refusal> {
    if (isEnding(row) || row.state === 'completed' || row.state === 'expired') return undefined
    if (row.state === 'created') {
      await subscriptions.change(tx, row.id, { state: 'expired' }, now())
      await checkout.forget(tx, 'subscription', row.id, 'You did not want it any more.')
      if (row.gatewayId) await mandates.steer(tx, row, 'cancel', {})
      return undefined
    }
    if (row.billing === 'mandate') {
      await mandates.end(tx, row)
      await mails.ended(tx, row, { amount: 0, ...(row.nextChargeAt && { on: dayInIndia(row.nextChargeAt) }) })
      return undefined
    }
    const owed = await owedOf(tx, row)
    await subscriptions.change(tx, row.id, { state: 'cancelled' }, now())
    const goesBack = row.rest === 'refund' ? owed : []
    for (const box of goesBack) await boxes.giveBack(tx, row, box, 'Subscription ended')
    await mails.ended(tx, row, { amount: sum(goesBack, ({ amount }) => amount) })
    return undefined
  }

  return {
    one: async (userId: string, id: string): Promise<Answered> => ({ data: await one(userId, id) }),
    list: async (userId: string) => ({
      data: await shown(await subscriptions.listOwn(db, userId, daysBefore(now(), 2))),
    }),

    skip: (userId: string, id: string, on: string): Promise<Answered> =>
      act(userId, id, (tx, row) => skip(tx, row, on)),
    pause: (userId: string, id: string): Promise<Answered> => act(userId, id, pause),
    resume: (userId: string, id: string): Promise<Answered> => act(userId, id, resume),

    cancel: (userId: string, id: string, key: string | undefined): Promise<Answered> =>
      act(userId, id, async (tx, row) => {
        const only = { scope: `${userId}:cancelSubscription`, key, request: id, now: now() }
        return (await once(tx, only, async () => ({ refusal: await cancel(tx, row) }))).refusal
      }),

    async move(userId: string, id: string, addressId: string): Promise<Answered> {
      const [row, own] = await Promise.all([
        subscriptions.findOwn(db, userId, id),
        addresses.find(db, userId, addressId),
      ])
      if (!row || !own) throw new NoSuchEntity()
      const [item] = await catalogue.forSale(db, [row.sku])
      const way = item ? await addressFor(catalogue, item, own) : { refusal: 'This box is no longer made.' }
      return act(userId, id, async (tx) => {
        if ('refusal' in way) return no('address', way.refusal)
        await subscriptions.sendElsewhere(tx, id, way.address, now())
        return undefined
      })
    },

    /** Closing an account ends all of them first; answers how many. */
    async endAllOf(tx: Tx, userId: string): Promise<number> {
      const ids = await subscriptions.runningOf(tx, userId)
      for (const id of ids) {
        const row = await subscriptions.lock(tx, id, userId)
        if (row) await cancel(tx, row)
      }
      return ids.length
    },
  }
}
