import type { Block } from '@nukkad/contracts/block'
import type { Organiser, SoldSeats } from '@nukkad/contracts/endpoints/content/editor'
import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { EditedTable, NamesOf, Titled } from '../../editing/subject.ts'
import type { Paise } from '../../pricing/money.ts'
import { organisersOf } from './organiser.repository.ts'

/** A ticket type as editors write it; `id` is null until it is published. */
export interface TicketColumns {
  readonly id: number | null
  readonly name: string
  readonly line: string
  readonly price_paise: Paise
  readonly seats: number
}

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

const ticketsNow = (q: Queryable) => q`
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'line', t.line,
      'price_paise', t.price_paise, 'seats', t.seats) order by t.position, t.id), '[]')
    from ticket_type t where t.event_id = p.id)`

const held = (q: Queryable, now: Date) => q`
  coalesce((
    select sum(x.qty) from ticket_hold_line x join ticket_hold h using (hold_id)
    where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
  ), 0)::integer`
/** Whether a type was ever chosen, sold or waited for: other records refer to it then, so it must stay. */
const isUsed = (q: Queryable) => q`
  (exists (select from ticket_hold_line x where x.ticket_type_id = t.id)
    or exists (select from ticket k where k.ticket_type_id = t.id)
    or exists (select from ticket_waiting w where w.ticket_type_id = t.id))`

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

/** The ticket types in the draft; undefined where only the published ones exist. */
export async function draftTickets(q: Queryable, id: number): Promise<readonly TicketColumns[] | undefined> {
  const [row] = await q<{ tickets: TicketColumns[] | null }[]>`
    select draft -> 'tickets' as tickets from event where id = ${id}`
  return row?.tickets ?? undefined
}

interface NewEvent {
  readonly slug: string
  readonly city: string
  readonly kind: EventKind
  readonly title: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly userId: string
  readonly now: Date
}
/** Inserts an event; the editor who creates it is its first organiser. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<number> {
  const { slug, city, kind, title, startsAt, endsAt, userId, now } = event
  const [row] = await tx<[{ id: number }]>`
    insert into event (slug, city, title, venue, line, kind, starts_at, ends_at, scene, alt, ground, is_published,
      draft, updated_at, edited_by, edited_at)
    values (${slug}, ${city}, ${title}, '', '', ${kind}, ${startsAt}, ${endsAt}, 'stage-dusk', '', '#e8dfd0', false,
      ${tx.json({ tickets: [{ id: null, name: 'Entry', line: '', price_paise: 0, seats: 50 }] })}, ${now}, ${userId},
      ${now})
    returning id`
  await tx`insert into event_organiser (event_id, user_id) values (${row.id}, ${userId})`
  return row.id
}

export interface TakenSeats {
  readonly id: number
  readonly name: string
  readonly sold: number
  readonly held: number
  readonly isUsed: boolean
}
/** What is sold and held of each ticket type at this moment. The caller holds the lock of the types. */
export const takenSeats = (q: Queryable, eventId: number, now: Date) => q<TakenSeats[]>`
  select t.id, t.name, t.sold, ${held(q, now)} as held, ${isUsed(q)} as "isUsed"
  from ticket_type t where t.event_id = ${eventId} order by t.id`

/** Replaces the ticket types of an event; types not listed are deleted. */
export async function writeTickets(tx: Tx, eventId: number, types: readonly TicketColumns[]): Promise<void> {
  const rows = types.map((type, position) => ({ ...type, position }))
  const kept = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  await tx`delete from ticket_type where event_id = ${eventId} and id <> all(${kept}::bigint[])`
  // Two types may swap their names, but names must be unique at every moment: all get temporary ones first.
  await tx`update ticket_type set name = 'type ' || id where event_id = ${eventId}`
  await tx`
    update ticket_type t set name = r.name, line = r.line, price_paise = r.price_paise, seats = r.seats,
      position = r.position
    from jsonb_to_recordset(${json(tx, rows)}) as r (
      id bigint, name text, line text, price_paise bigint, seats integer, position smallint)
    where t.id = r.id and t.event_id = ${eventId}`
  await tx`
    insert into ticket_type (event_id, name, line, price_paise, seats, position)
    select ${eventId}, r.name, r.line, r.price_paise, r.seats, r.position
    from jsonb_to_recordset(${json(tx, rows)}) as r (
      id bigint, name text, line text, price_paise bigint, seats integer, position smallint)
    where r.id is null`
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
