import type { ListedEvent } from '@nukkad/contracts/endpoints/events/events'
import type { HomePage } from '@nukkad/contracts/endpoints/site/config'
import { keysIn } from '../feeds/read-feed.ts'
import type { PlacesOfHome } from './place-pictures.ts'

type Door = HomePage['doors'][number]

/** They stand in twos on a phone. */
const doorsShown = 4

/** The lists of places behind the doors. */
const lists = {
  nightlife: 'tag/nightlife',
  activities: 'type/activities',
  shopping: 'type/shopping',
  food: 'type/food',
} as const

/** Keys of everything that a door may show a picture of. */
export const doorKeys = (city: string): string[] => Object.values(lists).flatMap((list) => keysIn(city, list))

/** What people open a city's page for, with how much there is of it. The next takes the place of one that leads to nothing. */
export function doorsOf(city: string, events: { count: number; next: ListedEvent | undefined }, places: PlacesOfHome) {
  const doors: Door[] = [{ kind: 'events', count: events.count, image: events.next?.image ?? null }]
  for (const kind of ['nightlife', 'activities', 'shopping', 'food'] as const)
    doors.push({ kind, ...places.of(city, lists[kind]) })
  return doors.filter(({ count }) => count > 0).slice(0, doorsShown)
}
