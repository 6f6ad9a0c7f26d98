import type { Tx } from '../../../db.ts'

interface DueTicket {
  readonly eventId: number
  readonly userId: string
  readonly startsAt: Date
}

/**
 * Tickets whose holders are to be reminded now, marked as reminded: from ten in the morning of the day before, or from
 * eight on the day for those who booked after that; not those who booked even later, and nobody less than an hour
 * before the start. A person who was reminded of this start is not reminded again for another ticket.
 */
export async function takeDue(tx: Tx, now: Date, limit: number): Promise<DueTicket[]> {
  return tx<DueTicket[]>`
    update ticket set reminded_for = due.starts_at
    from (
      select k.ticket_id, e.starts_at
      from event e
      join ticket k on k.event_id = e.id
      cross join lateral (select (e.starts_at at time zone 'Asia/Kolkata')::date as day) d
      cross join lateral (
        select (d.day - 1 + time '10:00') at time zone 'Asia/Kolkata' as day_before,
          (d.day + time '08:00') at time zone 'Asia/Kolkata' as morning
      ) m
      cross join lateral (
        select min(o.issued_at) as booked, bool_or(o.reminded_for = e.starts_at) as is_reminded
        from ticket o where o.event_id = e.id and o.user_id = k.user_id and o.state = 'valid'
      ) p
      where e.is_published and e.status = 'scheduled'
        and e.starts_at > ${now}::timestamptz + interval '1 hour' and e.starts_at < ${now}::timestamptz + interval '38 hours'
        and k.state = 'valid' and p.is_reminded is not true
        and ${now} >= case when p.booked < m.day_before then m.day_before when p.booked < m.morning then m.morning end
      order by e.starts_at, k.ticket_id limit ${limit}
      for update of k skip locked
    ) due
    where ticket.ticket_id = due.ticket_id
    returning ticket.event_id as "eventId", ticket.user_id::text as "userId", due.starts_at as "startsAt"`
}
