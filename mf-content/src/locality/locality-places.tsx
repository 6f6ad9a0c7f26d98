import { MapView } from '@nukkad/blocks/map/map-view'
import type { NearbyPlace } from '@nukkad/contracts/endpoints/city/places'
import { useApi, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import { useMemo, useState } from 'react'
import { PlaceRows, showPlaceRow } from '../parts/list-on-map/place-rows.tsx'
import styles from './locality.module.css'
import { localityPlaces } from './locality.queries.ts'

const noPlaces: readonly NearbyPlace[] = []

interface LocalityPlacesProps {
  readonly city: string
  readonly slug: string
  readonly name: string
}

/** The places of a neighbourhood: a map across the page, and below it the places in a row with the same numbers. */
export function LocalityPlaces({ city, slug, name }: LocalityPlacesProps) {
  const result = useQuery(localityPlaces(useApi(), { city, slug }))
  const [chosen, setChosen] = useState<string | null>(null)
  const places = result.data?.data ?? noPlaces
  const points = useMemo(
    () =>
      places.map(({ id, title, lat, lng, href, kind, onFoot }, at) => {
        const note = [kind, onFoot?.line].filter(Boolean).join(' · ')
        return { id, title, lat, lng, href, note, number: at + 1 }
      }),
    [places],
  )
  if (result.isLoadingError)
    return <LoadFailure what="The map" isAway={isAway(result.error)} onRetry={() => void result.refetch()} />
  if (places.length === 0) return null

  function choose(id: string) {
    setChosen(id)
    showPlaceRow(id, 'smooth')
  }
  return (
    <Section title={`Places in ${name}`}>
      <MapView
        className={styles.map}
        city={city}
        label={`Places in ${name} on a map`}
        chosen={chosen}
        onChoose={choose}
        points={points}
      />
      <PlaceRows
        className={styles.places}
        places={places}
        chosen={chosen}
        onChoose={setChosen}
        more={({ openLine, onFoot, isOpen }) => ({ note: openLine, walk: onFoot?.line, isOpen })}
      />
    </Section>
  )
}
