import { EventCard } from '@nukkad/blocks/cards/event-card'
import type { UpcomingEvent } from '@nukkad/contracts/endpoints/events/events'
import { lazy, useMemo } from 'react'
import { ListOnMap, type Mapped } from '../parts/list-on-map/list-on-map.tsx'

const MapView = lazy(async () => ({ default: (await import('@nukkad/blocks/map/map-view')).MapView }))

interface EventsOnMapProps {
  readonly city: string
  readonly label: string
  readonly events: readonly UpcomingEvent[]
}

/** Events in a list and on a map; those that are not at one of our places are only in the list. */
export function EventsOnMap({ events, ...map }: EventsOnMapProps) {
  const items = useMemo(
    () =>
      events.map(
        (event): Mapped => ({
          id: event.id,
          title: event.title,
          href: event.href,
          spot: event.spot,
          note: [event.line, event.spot?.onFoot?.line].filter(Boolean).join(' · '),
          card: (number) => <EventCard event={event} number={number} walk={event.spot?.onFoot?.line} heading="h2" />,
        }),
      ),
    [events],
  )
  return <ListOnMap {...map} MapPart={MapView} items={items} />
}
