import { payments } from '../../payments/payments.ts'
import { refunds } from '../../refunds/refunds.ts'
import type { Check } from '../proof.ts'

const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** Payments that wait for a decision, or whose outcome is unknown for too long. */
export const waitingPaymentChecks: readonly Check[] = [
  {
    name: 'payments-to-review',
    isMeasured: true,
    area: 'money',
    says: 'No payment differs from the agreed amount; such payments wait for a decision, and nothing ships.',
    find: (q, _, limit) => q`
      select p.payment_id as id,
        p.amount_paise || ' paise ' || p.currency || ' were paid, ' || t.amount_paise || ' paise INR were agreed in '
          || t.transaction_id as text
      from payment p join checkout_transaction t using (transaction_id)
      where p.state = 'review' and p.refund_asked_paise < p.amount_paise
      order by p.created_at limit ${limit}`,
  },
  {
    name: 'open-payments',
    isMeasured: true,
    area: 'money',
    says: 'The bank confirms or refuses a payment within an hour.',
    find: (q, now, limit) => q`
      select payment_id as id, state || ' since ' || to_char(created_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI')
        || ', ' || amount_paise || ' paise' as text
      from payment where state in ('created', 'pending', 'authorised') and created_at < ${minutesAgo(now, 60)}
      order by created_at limit ${limit}`,
    repair: {
      says: 'Asks the gateway about all of them now.',
      run: payments.checkAllAt,
    },
  },
  {
    name: 'late-refunds',
    isMeasured: true,
    area: 'money',
    says: 'A refund reaches the gateway within an hour and the buyer within seven days.',
    find: (q, now, limit) => q`
      select refund_id as id, state || ' since ' || to_char(requested_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI')
        || ', ' || source_paise || ' paise, tried ' || tries || ' times' as text
      from refund
      where (state = 'requested' and requested_at < ${minutesAgo(now, 60)})
        or (state = 'initiated' and requested_at < ${minutesAgo(now, 7 * 24 * 60)})
      order by requested_at limit ${limit}`,
    repair: {
      says: 'Asks the gateway about those that it has, and sends it the others again.',
      run: refunds.retryAll,
    },
  },
]
