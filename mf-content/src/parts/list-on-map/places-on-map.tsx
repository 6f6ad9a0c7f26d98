import { PlaceCard } from '@nukkad/blocks/cards/place-card'
import type { Spot } from '@nukkad/blocks/geometry'
import { MapView } from '@nukkad/blocks/map/map-view'
import type { Walk } from '@nukkad/contracts/endpoints/city/walk'
import type { PlaceCard as Place } from '@nukkad/contracts/endpoints/content/cards'
import { type ReactNode, useMemo } from 'react'
import { ListOnMap, type Mapped } from './list-on-map.tsx'

type WalkedPlace = Place & { readonly onFoot: Walk | null }

interface PlacesOnMapProps<P extends WalkedPlace> {
  readonly city: string
  readonly label: string
  readonly places: readonly P[]
  readonly noteOf?: (place: P) => ReactNode
  readonly isOpen?: (place: P) => boolean | null
  readonly actionOf?: (place: P) => ReactNode
  readonly here?: Spot | null
  /** below the list: the link to more */
  readonly children?: ReactNode
}

/** Places in a list and on a map. */
export function PlacesOnMap<P extends WalkedPlace>({ places, noteOf, isOpen, actionOf, ...map }: PlacesOnMapProps<P>) {
  const items = useMemo(
    () =>
      places.map(
        (place): Mapped => ({
          id: place.id,
          title: place.title,
          href: place.href,
          spot: place,
          note: [place.kind, place.onFoot?.line].filter(Boolean).join(' · '),
          card: (number) => (
            <PlaceCard
              place={place}
              look="row"
              number={number}
              note={noteOf?.(place)}
              walk={place.onFoot?.line}
              isOpen={isOpen?.(place)}
              action={actionOf?.(place)}
              heading="h2"
            />
          ),
        }),
      ),
    [places, noteOf, isOpen, actionOf],
  )
  return <ListOnMap {...map} MapPart={MapView} items={items} />
}
