import { SaveButton } from '@nukkad/blocks/cards/save-button'
import { cityInParams, cityOf } from '@nukkad/contracts'
import type { NearbyPlace } from '@nukkad/contracts/endpoints/city/places'
import { hrefs, Link, useApi, useLocation, useParams, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { LoadMore } from '@nukkad/ui/load-more'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { pageIn } from '../parts/feed/feed.queries.ts'
import { useFeed } from '../parts/feed/use-feed.ts'
import { ListOnMapSkeleton } from '../parts/list-on-map/list-on-map-skeleton.tsx'
import { PlacesOnMap } from '../parts/list-on-map/places-on-map.tsx'
import { aroundFeed } from './around.queries.ts'
import { aroundIn, distanceText } from './around.ts'
import { AroundFilters } from './around-filters.tsx'
import { AroundFrom } from './around-from.tsx'
import styles from './around-you.module.css'
import { Nothing, titleOf } from './nothing-around.tsx'

const noteOf = ({ metres, openLine }: NearbyPlace) => `${distanceText(metres)} · ${openLine}`
const isOpen = ({ isOpen }: NearbyPlace) => isOpen
const actionOf = ({ slug, title }: NearbyPlace) => <SaveButton kind="place" of={slug} title={title} />

/** Places nearby: choose a starting point, see them in a list and on a map at once. */
export function AroundYouScreen() {
  const api = useApi()
  const track = useTrack()
  const city = cityInParams(useParams()) ?? 'all'
  const search = new URLSearchParams(useLocation().search)
  const around = aroundIn(search)
  const feed = useFeed(aroundFeed(api, city, around, pageIn(search)))
  const { result, rows, first, list } = feed
  useEffect(() => track('AROUND_YOU_VIEWED', { city, by: around.from.by }), [track, city, around.from.by])

  const center = first?.center ?? null
  const mapCity = center?.city ?? (cityOf(city) ? city : (rows[0]?.city ?? ''))
  const name = cityOf(city)?.name ?? 'India'
  const here = center && around.from.by !== 'city' ? { lat: center.lat, lng: center.lng } : null
  return (
    <Page>
      <h1 className={styles.title}>{titleOf(center?.label, around.from.by, name)}</h1>
      <AroundFrom
        city={city}
        around={around}
        isUnknown={first !== undefined && center === null && around.from.by !== 'city'}
      />
      {center?.city && center.city !== city && cityOf(center.city) && around.from.by !== 'city' && (
        <p className={styles.elsewhere}>
          That is in {cityOf(center.city)?.name}.{' '}
          <Link to={hrefs.aroundYou(center.city, Object.fromEntries(search))}>See places there</Link>
        </p>
      )}
      <AroundFilters around={around} />
      {result.isPending ? (
        <ListOnMapSkeleton />
      ) : result.isLoadingError ? (
        <LoadFailure what="Nearby places" isAway={isAway(result.error)} onRetry={() => void result.refetch()} />
      ) : rows.length === 0 ? (
        <Nothing
          isOpenNow={around.isOpenNow}
          hasType={around.type !== null}
          isOutside={center?.city === null}
          city={city}
        />
      ) : (
        <PlacesOnMap
          city={mapCity}
          label="Nearby places on a map"
          places={rows}
          here={here}
          noteOf={noteOf}
          isOpen={isOpen}
          actionOf={actionOf}
        >
          <LoadMore
            list={list}
            status={list.nextHref ? `${rows.length} so far, nearest first` : `All ${rows.length} shown`}
          />
        </PlacesOnMap>
      )}
    </Page>
  )
}
