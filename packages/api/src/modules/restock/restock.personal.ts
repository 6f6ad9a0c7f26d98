import type { PersonalData } from '../../personal-data.ts'

export const restockPersonal: PersonalData = {
  columns: { 'restock_wish.email': 'erased' },
  copy: async (q, { email }) => ({
    'waiting-for': await q`select sku, created_at, told_at from restock_wish where email = ${email} order by id`,
  }),
  erase: async (tx, { email }) => {
    await tx`delete from restock_wish where email = ${email}`
  },
}
