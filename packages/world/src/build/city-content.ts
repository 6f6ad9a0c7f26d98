import { cityOf } from '@nukkad/contracts'
import { contentByCity } from '../data/cities/index.ts'
import type { CityContent, EventSeed, LocalitySeed, PlaceSeed, PostSeed } from '../data/content-types.ts'
import { eventsByCity } from '../data/events.ts'
import { localities } from '../data/localities.ts'
import { placesByCity } from '../data/places.ts'
import { postsByCity } from '../data/posts.ts'
import { hashOf } from '../random.ts'

const nothing: CityContent = { localities: [], places: [], posts: [], events: [], malls: [], videos: [], maps: [] }

/** Somewhere near the middle of a city, the same for a name at every start. */
function pointIn(city: string, name: string): { lat: number; lng: number } {
  const { lat, lng } = cityOf(city) ?? { lat: 20.59, lng: 78.96 }
  const roll = hashOf(`${city} ${name}`)
  return { lat: lat + ((roll % 1000) - 500) / 9_000, lng: lng + (((roll >>> 10) % 1000) - 500) / 9_000 }
}

/** What a city's files tell; for a city that is only sketched so far, its sketch in the same shape. */
export const contentOf = (city: string): CityContent => contentByCity[city] ?? sketchOf(city)

function sketchOf(city: string): CityContent {
  return {
    ...nothing,
    localities: localities
      .filter((one) => one.city === city)
      .map((one): LocalitySeed => ({ ...one, ...pointIn(city, one.slug), story: '', subs: [] })),
    places: (placesByCity[city] ?? []).map(
      ([slug, title, kind, locality, line, scene, hours]): PlaceSeed => ({
        ...{ slug, title, kind, locality, line, scene, hours, ...pointIn(city, slug) },
        ...{ type: 'outdoors', price: null, story: [line], address: '', howTo: '', tags: [] },
      }),
    ),
    events: (eventsByCity[city] ?? []).map(
      ([slug, title, venue, locality, line, inDays, hour, hours, price, seats, scene]): EventSeed => ({
        ...{ slug, title, venue, locality, line, inDays, hour, hours, scene, place: null, kind: 'talk', tags: [] },
        ...{ tickets: [{ name: 'Entry', price, seats }], host: venue, blocks: [] },
      }),
    ),
    posts: (postsByCity[city] ?? []).map(
      ([slug, kind, kicker, title, line, author, minutes, saves, scene, locality = null], at): PostSeed => ({
        ...{ slug, kind, kicker, title, line, author, minutes, saves, scene, locality, tags: [] },
        ...{ daysAgo: 3 + at * 9, blocks: [{ type: 'text', html: `<p>${line}</p>` }] },
      }),
    ),
  }
}
