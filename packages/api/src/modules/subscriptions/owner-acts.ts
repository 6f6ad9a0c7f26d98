import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { Tx } from '../../db.ts'
import type { CheckoutService } from '../checkout/checkout.service.ts'
import { sum } from '../pricing/money.ts'
import type { Boxes } from './boxes/boxes.ts'
import * as cycles from './boxes/cycle.repository.ts'
import { daysAfter, dueOn } from './boxes/cycle-dates.ts'
import type { Mandates } from './mandates/mandates.ts'
import { canSkip, isEnding, isPaused, nextDelivery } from './next-delivery.ts'
import * as subscriptions from './subscription.repository.ts'
import type { SubscriptionRow } from './subscription-columns.repository.ts'
import type { SubscriptionMails } from './subscription-mails.ts'

export interface OwnerActParts {
  readonly now: () => Date
  readonly checkout: Pick<CheckoutService, 'forget'>
  readonly boxes: Pick<Boxes, 'giveBack'>
  readonly mandates: Pick<Mandates, 'steer' | 'end'>
  readonly mails: Pick<SubscriptionMails, 'tellEnded'>
}

/** Why it was not done, as a message; undefined if it was done, now or before. */
export type Refusal = { message: string; code: string } | undefined
type Row = SubscriptionRow
export const no = (code: string, message: string): Refusal => ({ code, message })

/** The owner's actions on a subscription. Callers hold its lock. */
export function createOwnerActs({ now, checkout, boxes, mandates, mails }: OwnerActParts) {
  /** Postpones the owed deliveries by this many intervals. */
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
    // Pressed twice, or on an outdated page: the delivery of that day is skipped already.
    if (next && next.on > on) return undefined
    if (!next || !canSkip(row, next, now())) {
      return no('too_late', 'It is too late to skip this delivery: it is already being packed.')
    }
    const owed = log.filter(({ state }) => state === 'owed')
    if (owed.length > 0) await shift(tx, row, owed, 1)
    else await mandates.steer(tx, row, 'pause', { resume_on: daysAfter(next.on, 1) })
    return undefined
  }

  async function pause(tx: Tx, row: Row): Promise<Refusal> {
    if (isPaused(row)) return undefined
    if (row.state !== 'active' || isEnding(row)) return no('not_running', 'Only an active subscription can be paused.')
    if (row.billing === 'mandate') await mandates.steer(tx, row, 'pause', { resume_on: null })
    else await subscriptions.change(tx, row.id, { state: 'paused' }, now())
    return undefined
  }

  async function resume(tx: Tx, row: Row): Promise<Refusal> {
    if (!isPaused(row)) return undefined
    if (isEnding(row)) return no('not_running', 'This subscription has ended. Please subscribe again.')
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
      await checkout.forget(tx, 'subscription', row.id, 'You cancelled it.')
      if (row.gatewayId) await mandates.steer(tx, row, 'cancel', {})
      return undefined
    }
    if (row.billing === 'mandate') {
      await mandates.end(tx, row)
      await mails.tellEnded(tx, row, { amount: 0, ...(row.nextChargeAt && { on: dayInIndia(row.nextChargeAt) }) })
      return undefined
    }
    const owed = await owedOf(tx, row)
    await subscriptions.change(tx, row.id, { state: 'cancelled' }, now())
    const goesBack = row.rest === 'refund' ? owed : []
    for (const box of goesBack) await boxes.giveBack(tx, row, box, 'Subscription ended')
    await mails.tellEnded(tx, row, { amount: sum(goesBack, ({ amount }) => amount) })
    return undefined
  }

  return { skip, pause, resume, cancel }
}
