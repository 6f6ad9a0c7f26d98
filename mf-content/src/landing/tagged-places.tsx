import { MapView } from '@nukkad/blocks/map/map-view'
import type { PlaceCard as Place } from '@nukkad/contracts/endpoints/content/cards'
import { formatCount, useApi, useParams, useQuery } from '@nukkad/platform'
import { Section } from '@nukkad/ui/section'
import { useMemo, useState } from 'react'
import { PlaceRows, showPlaceRow } from '../parts/list-on-map/place-rows.tsx'
import styles from './tagged-places.module.css'
import { taggedPlaces } from './tagged-places.queries.ts'

const noPlaces: readonly Place[] = []

/** Places with this tag: numbered in a list, and on a map of the city beside it. */
export function TaggedPlaces() {
  const params = useParams()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data } = useQuery(taggedPlaces(useApi(), params))
  const places = data?.data ?? noPlaces
  const points = useMemo(
    () =>
      places.map(({ id, title, lat, lng, href, kind }, at) => ({
        id,
        title,
        lat,
        lng,
        href,
        note: kind,
        number: at + 1,
      })),
    [places],
  )
  const [first] = places
  if (!first) return null
  const total = data?.total ?? places.length
  function choose(id: string) {
    setChosen(id)
    showPlaceRow(id)
  }
  const isOneCity = places.every(({ city }) => city === first.city)
  return (
    <Section title={total === 1 ? 'One place to go' : `${formatCount(total)} places to go`} className={styles.section}>
      <div className={isOneCity ? styles.both : undefined}>
        <PlaceRows
          className={styles.list}
          places={places}
          chosen={chosen}
          onChoose={setChosen}
          isNumbered={isOneCity}
        />
        {isOneCity && (
          <MapView
            className={styles.map}
            city={first.city}
            label="These places on a map"
            chosen={chosen}
            onChoose={choose}
            points={points}
          />
        )}
      </div>
    </Section>
  )
}
