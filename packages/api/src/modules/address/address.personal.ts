import type { PersonalData } from '../../personal-data.ts'

export const addressPersonal: PersonalData = {
  columns: { 'address.user_id': 'erased', 'address.phone': 'erased' },
  copy: async (q, { userId }) => ({
    addresses: await q`
      select name, phone, line1, line2, landmark, city, state, postcode, kind, is_default, created_at
      from address where user_id = ${userId} order by id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from address where user_id = ${userId}`
  },
}
