import { useApi, useParams, useQuery, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { placeQuery } from './place.queries.ts'
import { PlaceSkeleton } from './place-skeleton.tsx'
import { PlaceView } from './place-view.tsx'

/** The screen of a place: what it is, whether it is open, how to get there, and reviews. */
export function PlaceScreen() {
  const { slug = '' } = useParams()
  const { data: place, error, refetch } = useQuery(placeQuery(useApi(), slug))
  const track = useTrack()
  const seen = place?.slug
  useEffect(() => {
    if (seen) track('PLACE_VIEWED', { slug: seen })
  }, [track, seen])
  if (!place)
    return error ? (
      <Page>
        <LoadFailure what="This place" isAway={isAway(error)} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <PlaceSkeleton />
    )
  return <PlaceView place={place} />
}
