import type { PersonalData } from '../../personal-data.ts'

export const refundsPersonal: PersonalData = {
  columns: { 'refund.user_id': { stays: 'It says where money went; it knows an account by its number.' } },
  copy: async (q, { userId }) => ({
    refunds: await q`
      select order_id, amount_paise / 100.0 as rupees, state, reason, requested_at, done_at
      from refund where user_id = ${userId} order by requested_at`,
  }),
}
