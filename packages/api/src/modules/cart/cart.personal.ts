import type { PersonalData } from '../../personal-data.ts'
import { origins } from '../affiliates/origins.service.ts'

export const cartPersonal: PersonalData = {
  columns: {
    'cart.user_id': { stays: 'Bags that became orders keep only their id; the others are erased with their contents.' },
    'cart_saved_line.user_id': 'erased',
  },
  copy: async (q, { userId }) => ({
    bag: await q`
      select l.sku, l.qty, l.options, l.added_at, c.pincode from cart c join cart_line l on l.cart_id = c.cart_id
      where c.user_id = ${userId} and c.state = 'active' order by l.line_id`,
    'saved-for-later': await q`
      select sku, qty, options, saved_at, removed_at from cart_saved_line
      where user_id = ${userId} order by saved_at, saved_id`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from cart_saved_line where user_id = ${userId}`
    await tx`delete from cart_line where cart_id in (select cart_id from cart where user_id = ${userId})`
    await origins.forget(tx, userId)
    await tx`
      delete from cart where user_id = ${userId}
        and not exists (select from checkout_transaction t where t.cart_id = cart.cart_id)`
    await tx`update cart set pincode = null, address_id = null where user_id = ${userId}`
  },
}
