import { MapView } from '@nukkad/blocks/map/map-view'
import { cityInParams, cityOf } from '@nukkad/contracts'
import type { MallCard } from '@nukkad/contracts/endpoints/city/malls'
import { defineScreen, hrefs, Link, need, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { breadcrumbLd, itemListLd } from '@nukkad/platform/structured-data'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'
import { useEffect, useState } from 'react'
import { Masthead } from '../parts/masthead/masthead.tsx'
import { MallRow } from './mall-row.tsx'
import styles from './malls.module.css'
import { mallsQuery } from './malls.queries.ts'
import { MallsByCity } from './malls-by-city.tsx'
import { MallsSkeleton } from './malls-skeleton.tsx'

const slugOf = (params: Readonly<Record<string, string>>) => cityInParams(params) ?? 'all'

function MallsPage() {
  const city = slugOf(useParams())
  const track = useTrack()
  const { data: malls } = useSuspenseQuery(mallsQuery(useApi(), city))
  const [chosen, setChosen] = useState<string | null>(null)
  useEffect(() => track('MALL_GUIDE_VIEWED', { city }), [track, city])
  const name = cityOf(city)?.name ?? 'India'
  return (
    <Page>
      <Masthead
        title={`The malls of ${name}`}
        line="Floors, opening hours and where to eat before the film."
        city={city}
        kicker="Under one roof"
        crumbs={[
          { title: name, href: hrefs.city(city) },
          { title: 'Malls', href: null },
        ]}
      />
      {malls.length > 0 && !cityOf(city) && <MallsByCity malls={malls} />}
      {malls.length > 0 && cityOf(city) && (
        <div className={styles.both}>
          <ol className={styles.list}>
            {malls.map((mall, at) => (
              <MallRow key={mall.id} mall={mall} number={at + 1} isChosen={mall.id === chosen} />
            ))}
          </ol>
          <MapView
            className={styles.map}
            city={city}
            label={`The malls of ${name} on a map`}
            chosen={chosen}
            onChoose={setChosen}
            points={malls.map(({ id, title, lat, lng }, at) => ({ id, title, lat, lng, number: at + 1 }))}
          />
        </div>
      )}
      {malls.length === 0 && (
        <EmptyState
          title="No mall here yet"
          text="The bazaars are better anyway."
          action={<Link to={hrefs.city(city)}>See what is on in {name}</Link>}
        />
      )}
    </Page>
  )
}

export const screen = defineScreen({
  load: ({ api, query, params }) => need(query.ensureQueryData(mallsQuery(api, slugOf(params)))),
  head: ({ params, query, url }) => {
    const city = slugOf(params)
    const name = cityOf(city)?.name ?? 'India'
    const malls = query.getQueryData<MallCard[]>(['malls', city]) ?? []
    return {
      title: `Malls in ${name}: floors, stores and hours | Nukkad`,
      description: `${malls.length} malls in ${name}, floor by floor: which stores they hold, where they are and until when they are open.`,
      canonical: hrefs.malls(city),
      image: malls[0]?.image.url,
      jsonLd: [
        breadcrumbLd(url.origin, [
          { title: name, href: hrefs.city(city) },
          { title: 'Malls', href: hrefs.malls(city) },
        ]),
        itemListLd(url.origin, malls),
      ],
    }
  },
  Skeleton: MallsSkeleton,
  Component: MallsPage,
})
