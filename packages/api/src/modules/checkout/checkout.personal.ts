import type { PersonalData } from '../../personal-data.ts'
import { forgetCalls } from '../idempotency/idempotency.ts'
import { forgetSeries } from '../stock/stock.ts'

const stays = { stays: 'Orders and payments refer to it; it contains only the account id.' } as const

export const checkoutPersonal: PersonalData = {
  columns: {
    'checkout_transaction.user_id': stays,
    'checkout_transaction.agreement': 'erased',
    'coupon_use.user_id': stays,
    'stock_hold_series.user_id': 'erased',
  },
  notCopied: {
    'checkout_transaction.agreement': 'It repeats the address and the lines of the order.',
    'stock_hold_series.user_id': 'It only says how long an unfinished payment may hold items, and is gone in a day.',
  },
  copy: async (q, { userId }) => ({
    payments: await q`
      select transaction_id, kind, state, method, amount_paise / 100.0 as rupees, created_at
      from checkout_transaction where user_id = ${userId} order by created_at`,
    'coupons-used': await q`
      select c.code, u.used_at, u.given_back_at from coupon_use u join coupon c on c.coupon_id = u.coupon_id
      where u.user_id = ${userId} order by u.used_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      update checkout_transaction set agreement = agreement_without_person(agreement)
      where user_id = ${userId} and agreement ? 'address'`
    await forgetCalls(tx, userId)
    await forgetSeries(tx, userId)
  },
}
