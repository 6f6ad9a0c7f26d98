import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { accounts } from '../users/accounts.service.ts'
import type { RefundablePayment, RefundTarget } from './refund.repository.ts'
import type { Tenders } from './split-refund.ts'

/** Where a refund goes, and whether the buyer has no account to spend it in. */
export interface Target {
  readonly to: RefundTarget
  readonly isClosed: boolean
}

/** The wish of the buyer; to the source for a closed account, whose wallet nobody can spend (decision 0638). */
export async function targetFor(q: Queryable, userId: number, wanted: RefundTarget): Promise<Target> {
  const isClosed = await accounts.isClosed(q, String(userId))
  return { to: isClosed ? 'source' : wanted, isClosed }
}

interface Refunded {
  readonly amount: Paise
  /** The payment to return it to, if that is wanted and possible. */
  readonly payment: RefundablePayment | undefined
  readonly target: Target
}

/**
 * The parts that go through the gateway, to gift cards and into credit: what the gateway does not take back becomes
 * credit. So does what gift cards paid when the account is closed: cards expire, while credit waits to be paid out.
 */
export function partsOf(tenders: Tenders, { amount, payment, target }: Refunded) {
  const source = payment ? Math.max(0, Math.min(tenders.paid, payment.amount - payment.asked)) : 0
  const gifts = target.isClosed ? 0 : tenders.gifts
  return { source, gifts, credit: amount - gifts - source, paymentId: source > 0 ? (payment?.id ?? null) : null }
}
