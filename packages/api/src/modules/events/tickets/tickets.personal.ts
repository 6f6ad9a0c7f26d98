import type { PersonalData } from '../../../personal-data.ts'

const stays = { stays: 'Bookings and payments have to be kept; the names on them are erased.' } as const

export const ticketsPersonal: PersonalData = {
  columns: {
    'ticket.user_id': stays,
    'ticket_hold.user_id': stays,
    'ticket_hold.contact': 'erased',
    'ticket_waiting.user_id': 'erased',
    'event_organiser.user_id': 'erased',
    'event_series.organiser_id': 'erased',
  },
  copy: async (q, { userId }) => ({
    tickets: await q`
      select e.title as event, e.starts_at, t.guest, t.price_paise / 100.0 as rupees, t.state, t.issued_at
      from ticket t join event e on e.id = t.event_id
      where t.user_id = ${userId} order by t.issued_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from ticket_waiting where user_id = ${userId}`
    await tx`delete from event_organiser where user_id = ${userId}`
    await tx`update event_series set organiser_id = null where organiser_id = ${userId}`
    await tx`update ticket set guest = 'Guest' where user_id = ${userId}`
    await tx`update ticket_hold set guests = '[]', contact = null where user_id = ${userId}`
  },
}
