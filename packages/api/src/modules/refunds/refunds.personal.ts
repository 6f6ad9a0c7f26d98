import type { PersonalData } from '../../personal-data.ts'
import { rupees } from '../pricing/money.ts'

export const refundsPersonal: PersonalData = {
  columns: { 'refund.user_id': { stays: 'It says where money went; it knows an account by its number.' } },
  // Until the refund is done, its owner can be notified of it, or get the account back if the bank refuses it.
  waits: async (q, { userId }) => {
    const [row] = await q<[{ paise: number }]>`
      select coalesce(sum(source_paise), 0)::bigint as paise from refund where user_id = ${userId} and state <> 'done'`
    if (row.paise === 0) return []
    return [
      {
        title: 'Refund on its way',
        text: `${rupees(row.paise)} to where you paid from; your email address is kept until it has arrived`,
      },
    ]
  },
  copy: async (q, { userId }) => ({
    refunds: await q`
      select order_id, amount_paise / 100.0 as rupees, state, reason, requested_at, done_at
      from refund where user_id = ${userId} order by requested_at`,
  }),
}
