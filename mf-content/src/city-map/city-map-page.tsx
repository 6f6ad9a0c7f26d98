import { cityOf } from '@nukkad/contracts'
import type { PlaceMap } from '@nukkad/contracts/endpoints/city/places'
import { defineScreen, hrefs, need, redirect, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { isOtherPage } from '../parts/article/is-other-page.ts'
import { ListOnMapSkeleton } from '../parts/list-on-map/list-on-map-skeleton.tsx'
import { PlacesOnMap } from '../parts/list-on-map/places-on-map.tsx'
import { Masthead } from '../parts/masthead/masthead.tsx'
import { SaveAndShare } from '../parts/save-and-share/save-and-share.tsx'
import styles from './city-map.module.css'
import { mapQuery } from './city-map.queries.ts'

type Stop = PlaceMap['places'][number]
const noteOf = ({ openLine }: Stop) => openLine
const isOpen = ({ isOpen }: Stop) => isOpen

/** A themed walk through places: described, numbered, and on the map. */
function CityMapPage() {
  const { city = '', slug = '' } = useParams()
  const track = useTrack()
  const { data: map } = useSuspenseQuery(mapQuery(useApi(), city, slug))
  useEffect(() => track('CITY_MAP_VIEWED', { city, map: slug }), [track, city, slug])
  return (
    <Page>
      <Masthead
        title={map.title}
        line={map.line}
        city={map.city}
        kicker={`A map of ${map.places.length} places`}
        crumbs={[
          { title: cityOf(map.city)?.name ?? 'Home', href: hrefs.city(map.city) },
          { title: map.title, href: null },
        ]}
      >
        <SaveAndShare kind="map" of={map.slug} title={map.title} href={map.href} />
      </Masthead>
      <div className={styles.story}>
        {map.story.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PlacesOnMap
        city={map.city}
        label={`${map.title} on a map`}
        places={map.places}
        noteOf={noteOf}
        isOpen={isOpen}
      />
    </Page>
  )
}

export const screen = defineScreen({
  async load({ api, query, params, url }) {
    const map = await need(query.ensureQueryData(mapQuery(api, params.city ?? '', params.slug ?? '')))
    if (isOtherPage(map.href, url)) redirect(map.href + url.search, { permanent: true })
  },
  head: ({ params, query, url }) => {
    const map = query.getQueryData<PlaceMap>(['map', params.city ?? '', params.slug ?? ''])
    if (!map) return { title: 'A map of places | Nukkad' }
    const city = cityOf(map.city)
    return {
      title: `${map.title}: a map of ${city?.name ?? 'India'} | Nukkad`,
      description: map.line,
      canonical: map.href,
      image: map.places[0]?.image.url,
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: city?.name ?? 'Home', href: hrefs.city(map.city) },
          { title: map.title, href: map.href },
        ]),
        itemListLd(url.origin, map.places),
      ],
    }
  },
  Skeleton: () => (
    <Page aria-busy="true">
      <ListOnMapSkeleton />
    </Page>
  ),
  Component: CityMapPage,
})
