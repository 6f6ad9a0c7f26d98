import type { PersonalData } from '../../personal-data.ts'

export const affiliatesPersonal: PersonalData = {
  columns: { 'affiliate.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    'earning-links': await q`
      select code, name, percent, starts_at from affiliate where user_id = ${userId} order by code`,
  }),
  erase: async (tx, { userId }) => {
    await tx`update affiliate set user_id = null, name = 'Account closed' where user_id = ${userId}`
  },
}
