import { helpEmail } from '@nukkad/contracts'
import type { Queryable } from '../../db.ts'
import type { PersonalData } from '../../personal-data.ts'
import { rupees } from '../pricing/money.ts'

const isOpen = (q: Queryable) => q`state not in ('denied', 'cancelled', 'refunded', 'fulfilled')`

export const returnsPersonal: PersonalData = {
  // The account is erased as soon as the refund is in its wallet, so there is no time left to spend it.
  balances: async (q, { userId }) => {
    const [row] = await q<[{ paise: number }]>`
      select coalesce(sum(refund_paise), 0)::bigint as paise from return_request
      where user_id = ${userId} and refund_to = 'wallet' and kind <> 'exchange' and ${isOpen(q)}`
    if (row.paise === 0) return []
    const text = `${rupees(row.paise)} cannot go to your wallet: what you paid online goes back to where you paid from. For the rest write to ${helpEmail} with the number of the order`
    return [{ title: 'Refund of a return', text }]
  },
  waits: async (q, { userId }) => {
    const [row] = await q<[{ count: number }]>`
      select count(*) as count from return_request
      where user_id = ${userId} and ${isOpen(q)}`
    if (row.count === 0) return []
    const requests = row.count === 1 ? 'One return' : `${row.count} returns`
    return [{ title: 'On the way back', text: `${requests}: will still be picked up and refunded` }]
  },
  columns: {
    'return_request.user_id': { stays: 'It records why money was refunded; address, photos and texts are erased.' },
    'return_request.pickup_address': 'erased',
  },
  copy: async (q, { userId }) => ({
    returns: await q`
      select r.request_id, r.order_id, r.kind, r.state, r.requested_at, r.pickup_address, r.photos, l.reason,
        l.note
      from return_request r join return_line l on l.request_id = r.request_id
      where r.user_id = ${userId} order by r.requested_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`
      update return_line set note = '', replacement_options = case
        when replacement_options is not null then '[]'::jsonb end
      where request_id in (select request_id from return_request where user_id = ${userId})`
    await tx`
      update return_request set pickup_address = 'Account closed', photos = case
        when kind = 'claim' then '{removed}'::text[] else '{}' end
      where user_id = ${userId}`
  },
}
