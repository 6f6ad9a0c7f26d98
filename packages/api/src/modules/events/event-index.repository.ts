import type { Queryable } from '../../db.ts'
import { isShown, place } from './event-columns.repository.ts'

/** An event as the search index stores it. */
export interface IndexedEvent {
  readonly id: number
  readonly slug: string
  readonly city: string
  readonly title: string
  readonly words: string
  readonly popularity: number
  readonly href: string
  readonly image: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What the search index stores of events that are not over, ordered by id. */
export async function forIndex(q: Queryable, after: number, limit: number, now: Date): Promise<IndexedEvent[]> {
  return q<IndexedEvent[]>`
    select e.id, e.slug, e.city, e.title,
      concat_ws(' ', e.kind, e.venue, l.name, e.line, e.host, array_to_string(e.tags, ' ')) as words,
      coalesce((select sum(t.sold) from ticket_type t where t.event_id = e.id), 0)::integer as popularity,
      '/' || e.city || '/' || e.slug as href,
      coalesce(e.picture_url, '/images/scene/' || e.city || '/' || e.scene) as image,
      e.starts_at as "startsAt", e.ends_at as "endsAt"
    from event e ${place(q)}
    where e.id > ${after} and ${isShown(q, now)} and e.status = 'scheduled' and e.ends_at > ${now}
    order by e.id limit ${limit}`
}
