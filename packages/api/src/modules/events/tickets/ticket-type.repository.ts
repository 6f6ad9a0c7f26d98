import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

/** A ticket type with its seats; a seat that is held is neither sold nor left. */
export interface TicketTypeRow {
  readonly id: number
  readonly name: string
  readonly line: string
  readonly price: Paise
  readonly seats: number
  readonly sold: number
  readonly left: number
}

/** Ticket types with what is left at this moment; seats held by the hold in `besides` count as left. */
export async function ticketTypes(
  q: Queryable,
  eventId: number,
  now: Date,
  besides: { holdId?: string | undefined } = {},
): Promise<TicketTypeRow[]> {
  return q<TicketTypeRow[]>`
    select t.id, t.name, t.line, t.price_paise as price, t.seats, t.sold, greatest(0, t.seats - t.sold - coalesce((
      select sum(x.qty) from ticket_hold_line x join ticket_hold h using (hold_id)
      where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
        and h.hold_id is distinct from ${besides.holdId ?? null}
    ), 0))::integer as left
    from ticket_type t where t.event_id = ${eventId} order by t.position, t.id`
}
