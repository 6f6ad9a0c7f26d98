import { MapView } from '@nukkad/blocks/map/map-view'
import { cityOf } from '@nukkad/contracts'
import { defineScreen, hrefs, need, redirect, useApi, useParams, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { useEffect, useMemo } from 'react'
import { isOtherPage } from '../parts/article/is-other-page.ts'
import { Masthead } from '../parts/masthead/masthead.tsx'
import { SaveAndShare } from '../parts/save-and-share/save-and-share.tsx'
import { Floors } from './floors.tsx'
import { mallHead } from './mall.head.ts'
import { MallHours } from './mall-hours.tsx'
import styles from './malls.module.css'
import { mallQuery } from './malls.queries.ts'
import { MallsSkeleton } from './malls-skeleton.tsx'

function MallPage() {
  const { city = '', slug = '' } = useParams()
  const track = useTrack()
  const { data: mall } = useSuspenseQuery(mallQuery(useApi(), city, slug))
  useEffect(() => track('MALL_GUIDE_VIEWED', { city, mall: slug }), [track, city, slug])
  const name = cityOf(city)?.name ?? 'Home'
  const points = useMemo(() => [{ id: mall.id, title: mall.title, lat: mall.lat, lng: mall.lng }], [mall])
  return (
    <Page>
      <Masthead
        title={mall.title}
        line={mall.line}
        city={city}
        picture={mall.image}
        kicker={mall.hours.line}
        crumbs={[
          { title: name, href: hrefs.city(city) },
          { title: 'Malls', href: hrefs.malls(city) },
          { title: mall.title, href: null },
        ]}
      >
        <SaveAndShare kind="mall" of={mall.slug} title={mall.title} href={mall.href} />
      </Masthead>
      <div className={styles.plan}>
        <div>
          <div className={styles.story}>
            {mall.story.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Floors floors={mall.floors} />
        </div>
        <div className={styles.aside}>
          <MapView className={styles.map} city={mall.city} label={`${mall.title} on a map`} points={points} />
          <section aria-labelledby="way">
            <h2 id="way" className={styles.small}>
              Getting there
            </h2>
            <p>{mall.address}</p>
            <p>
              <a href={mall.mapUrl} target="_blank" rel="noopener">
                Open in your map app
              </a>
            </p>
          </section>
          <MallHours hours={mall.hours} />
        </div>
      </div>
    </Page>
  )
}

export const screen = defineScreen({
  async load({ api, query, params, url }) {
    const mall = await need(query.ensureQueryData(mallQuery(api, params.city ?? '', params.slug ?? '')))
    if (isOtherPage(mall.href, url)) redirect(mall.href + url.search, { permanent: true })
  },
  head: mallHead,
  Skeleton: MallsSkeleton,
  Component: MallPage,
})
