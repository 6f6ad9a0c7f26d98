import { indianDay } from '@nukkad/contracts/indian-day-words'
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
  balances: async (q, { userId }, now) => {
    const rows = await q<{ title: string; startsAt: Date; count: number }[]>`
      select e.title, e.starts_at as "startsAt", count(*)::integer as count
      from ticket t join event e on e.id = t.event_id
      where t.user_id = ${userId} and t.state = 'valid' and e.ends_at > ${now}
      group by e.id order by e.starts_at, e.id limit 20`
    return rows.map(({ title, startsAt, count }) => {
      const { day, month } = indianDay(startsAt)
      const [tickets, stay] = count === 1 ? ['One ticket', 'it stays'] : [`${count} tickets`, 'they stay']
      return {
        title: `${title}, ${day} ${month}`,
        text: `${tickets} that you can no longer open or cancel. Save a picture first: ${stay} valid`,
      }
    })
  },
  copy: async (q, { userId }) => ({
    tickets: await q`
      select e.title as event, e.starts_at, t.guest, t.price_paise / 100.0 as rupees, t.state, t.issued_at
      from ticket t join event e on e.id = t.event_id
      where t.user_id = ${userId} order by t.issued_at`,
    'event-bookings': await q`
      select e.title as event, h.created_at, h.state, h.contact, h.guests
      from ticket_hold h join event e on e.id = h.event_id
      where h.user_id = ${userId} order by h.created_at`,
    'event-waiting-lists': await q`
      select e.title as event, w.qty, w.state, w.joined_at from ticket_waiting w join event e on e.id = w.event_id
      where w.user_id = ${userId} order by w.joined_at`,
    'events-organised': await q`
      select e.title, e.starts_at from event_organiser o join event e on e.id = o.event_id where o.user_id = ${userId}
      union all
      select title, null from event_series where organiser_id = ${userId} order by starts_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from ticket_waiting where user_id = ${userId}`
    await tx`delete from event_organiser where user_id = ${userId}`
    await tx`update event_series set organiser_id = null where organiser_id = ${userId}`
    await tx`update ticket set guest = 'Guest' where user_id = ${userId}`
    await tx`update ticket_hold set guests = '[]', contact = null where user_id = ${userId}`
  },
}
