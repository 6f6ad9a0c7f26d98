import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import type { HomePage } from '@nukkad/contracts/endpoints/site/config'
import { keysIn } from '../feeds/read-feed.ts'
import type { PlacesOfHome } from './place-pictures.ts'

type Door = HomePage['doors'][number]

/** An even number, because phones show the doors in pairs. */
const doorsShown = 4

/** The lists of places that the doors lead to. */
const lists = {
  nightlife: 'tag/nightlife',
  activities: 'type/activities',
  shopping: 'type/shopping',
  food: 'type/food',
} as const

/** The keys of all lists that a door may show a picture of. */
export const doorKeys = (city: string): string[] => Object.values(lists).flatMap((list) => keysIn(city, list))

/**
 * The home page's doors: tiles that lead to what a city's visitors look for most, with counts. A door without anything
 * behind it is left out, and the next takes its place.
 */
export function doorsOf(city: string, events: { count: number; next: ListedEvent | undefined }, places: PlacesOfHome) {
  const doors: Door[] = [{ kind: 'events', count: events.count, image: events.next?.image ?? null }]
  for (const kind of ['nightlife', 'activities', 'shopping', 'food'] as const)
    doors.push({ kind, ...places.of(city, lists[kind]) })
  return doors.filter(({ count }) => count > 0).slice(0, doorsShown)
}
