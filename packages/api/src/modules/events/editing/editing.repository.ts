import type { Block } from '@nukkad/contracts/block'
import type { Organiser, SoldSeats } from '@nukkad/contracts/endpoints/content/editor'
import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { Queryable, Tx } from '../../../db.ts'
import type { EditedTable, NamesOf, Titled } from '../../editing/subject.ts'
import { held, isUsed, type TicketColumns, ticketsNow } from './edited-tickets.repository.ts'
import { organisersOf } from './organiser.repository.ts'

/** The columns of an event that editors write; times are ISO strings while they are in the draft. */
export interface EventColumns extends Titled {
  readonly kind: EventKind
  readonly line: string
  readonly starts_at: Date | string
  readonly ends_at: Date | string
  readonly venue: string
  readonly place_slug: string | null
  readonly locality_slug: string | null
  readonly host: string
  readonly host_line: string
  readonly tags: readonly string[]
  readonly blocks: readonly Block[]
  readonly tickets: readonly TicketColumns[]
  readonly status?: 'scheduled' | 'cancelled'
  readonly taken?: readonly SoldSeats[]
  readonly organisers?: readonly Organiser[]
  /** One date of a weekly event. */
  readonly isOfSeries?: boolean
  /** As published. */
  readonly shownStart?: Date
  readonly shownVenue?: string
}

export const eventTable: EditedTable = {
  name: 'event',
  columns: Object.keys({
    kind: true,
    title: true,
    line: true,
    starts_at: true,
    ends_at: true,
    venue: true,
    place_slug: true,
    locality_slug: true,
    host: true,
    host_line: true,
    tags: true,
    scene: true,
    picture_url: true,
    alt: true,
    ground: true,
    blocks: true,
  } satisfies NamesOf<EventColumns, 'tickets'>),
  beside: { tickets: (q) => q`coalesce(p.draft -> 'tickets', ${ticketsNow(q)})` },
  facts: (q, now) => q`p.status, p.starts_at as "shownStart", p.venue as "shownVenue",
  p.series_id is not null as "isOfSeries", (
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id::text, 'sold', t.sold, 'held', ${held(q, now)},
      'isUsed', ${isUsed(q)}) order by t.position, t.id), '[]')
    from ticket_type t where t.event_id = p.id
  ) as taken, ${organisersOf(q)} as organisers`,
  href: (q) => q`'/' || p.city || '/' || p.slug`,
  starts: (q) => q`d.starts_at`,
  isDraft: (q) => q`not p.is_published`,
  setShown: (q) => q`is_published = true`,
  setHidden: (q) => q`is_published = false`,
}

/** Whether anyone has a seat or a hold. */
export async function hasGuests(q: Queryable, eventId: number, now: Date): Promise<boolean> {
  const [row] = await q<[{ hasGuests: boolean }]>`
    select exists (select from ticket where event_id = ${eventId} and state <> 'cancelled')
      or exists (select from ticket_hold where event_id = ${eventId} and state = 'held' and expires_at > ${now})
      as "hasGuests"`
  return row.hasGuests
}

/** Whether anyone ever held seats or joined the waiting list. */
export async function hadGuests(q: Queryable, eventId: number): Promise<boolean> {
  const [row] = await q<[{ hadGuests: boolean }]>`
    select exists (select from ticket_hold where event_id = ${eventId})
      or exists (select from ticket_waiting where event_id = ${eventId}) as "hadGuests"`
  return row.hadGuests
}

export const noteTouched = async (tx: Tx, id: number, userId: string, now: Date) =>
  void (await tx`
  update event set version = version + 1, edited_by = ${userId}, edited_at = ${now} where id = ${id}`)
