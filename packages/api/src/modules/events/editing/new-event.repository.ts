import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { Tx } from '../../../db.ts'

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
