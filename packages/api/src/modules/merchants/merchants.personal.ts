import type { PersonalData } from '../../personal-data.ts'

export const merchantsPersonal: PersonalData = {
  columns: {
    'merchant_account.user_id': { stays: 'Merchants cannot close their account here: buyers are waiting for parcels.' },
    'selling_request.email': 'erased',
    'selling_request.phone': 'erased',
  },
  copy: async (q, { email }) => ({
    'asked-to-sell': await q`
      select name, shop, email, phone, city, about, link, asked_at from selling_request where email = ${email}`,
  }),
  erase: async (tx, { email }) => {
    await tx`delete from selling_request where email = ${email}`
  },
}
