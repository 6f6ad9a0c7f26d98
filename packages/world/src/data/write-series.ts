import type { EventKind, SeriesSeed, TicketSeed, Weekday } from './content-types.ts'
import { text } from './write.ts'

/** Monday is 1, as in PostgreSQL's `isodow`. */
const weekdays: Readonly<Record<string, Weekday>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 }

const tagsOf: Readonly<Record<EventKind, readonly string[]>> = {
  music: ['live-music', 'date-night'],
  food: ['workshops', 'weekend'],
  walk: ['heritage-walks', 'solo'],
  workshop: ['workshops', 'crafts', 'solo'],
  theatre: ['theatre', 'date-night'],
  market: ['markets', 'early-morning', 'weekend'],
  film: ['cinema', 'rainy-day'],
  talk: ['books', 'solo'],
  kids: ['with-kids', 'weekend'],
  sport: ['early-morning', 'parks', 'solo'],
}

type What = readonly [slug: string, title: string, kind: EventKind, scene: string]

/** Where and when: the place, the spot within it, weekdays such as 'Tue Sat', and the hour and length in hours. */
export const at = (place: string, venue: string, days: string, hour: number, hours: number) => ({
  place,
  venue,
  hour,
  hours,
  weekdays: days.split(' ').map((name): Weekday => {
    const day = weekdays[name]
    if (!day) throw new Error(`${name} is no weekday.`)
    return day
  }),
})

/** The host, and the short note on its card. */
export const by = (host: string, line: string) => ({ host, line })

/** A weekly event, with tickets as [name, price in rupees, seats] for each of its dates. */
export const series = (
  [slug, title, kind, scene]: What,
  when: ReturnType<typeof at>,
  who: ReturnType<typeof by>,
  tickets: readonly (readonly [string, number, number])[],
  ...story: readonly string[]
): SeriesSeed => ({
  slug,
  title,
  kind,
  scene,
  ...when,
  ...who,
  tags: tagsOf[kind],
  blocks: [text(...story)],
  tickets: tickets.map(([name, price, seats]): TicketSeed => ({ name, price, seats })),
})
