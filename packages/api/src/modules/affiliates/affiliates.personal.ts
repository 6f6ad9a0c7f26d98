import { helpEmail } from '@nukkad/contracts'
import type { PersonalData } from '../../personal-data.ts'
import { rupees } from '../pricing/money.ts'

export const affiliatesPersonal: PersonalData = {
  columns: { 'affiliate.user_id': 'erased' },
  balances: async (q, { userId }) => {
    const [row] = await q<[{ paise: number }]>`
      select coalesce(sum(e.amount_paise), 0)::bigint as paise
      from affiliate_entry e join affiliate a on a.affiliate_id = e.affiliate_id where a.user_id = ${userId}`
    if (row.paise <= 0) return []
    const text = `${rupees(row.paise)} that has not been paid out: write to ${helpEmail} before you close your account`
    return [{ title: 'Commission', text }]
  },
  copy: async (q, { userId }) => ({
    'earning-links': await q`
      select code, name, percent, starts_at from affiliate where user_id = ${userId} order by code`,
    earnings: await q`
      select e.at, e.kind, e.amount_paise / 100.0 as rupees, e.reference
      from affiliate_entry e join affiliate a on a.affiliate_id = e.affiliate_id
      where a.user_id = ${userId} order by e.entry_id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`update affiliate set user_id = null, name = 'Account closed' where user_id = ${userId}`
  },
}
