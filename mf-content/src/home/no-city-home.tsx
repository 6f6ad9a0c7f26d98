import { cities, cityLook } from '@nukkad/contracts'
import { hrefs, Link, useApi, useCity, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { LazySkyline } from '@nukkad/ui/lazy-skyline'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import type { CSSProperties } from 'react'
import { homeQuery } from '../home.queries.ts'
import { CityProducts } from '../parts/products/product-row.tsx'
import { FrontPage } from './front-page.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { MoreOfCity } from './more-of-city.tsx'
import { PlaceRail } from './place-rail.tsx'

/** The home page for visitors without a city: it asks for one, and shows the whole country meanwhile. */
export function NoCityHome() {
  const { data } = useSuspenseQuery(homeQuery(useApi(), 'all'))
  const { choose } = useCity()
  const track = useTrack()
  const home = data.data
  return (
    <Page className={styles.page}>
      <Hero hero={home.hero} />
      <Section id="cities" title="Pick your city">
        <ul className={styles.cities}>
          {cities.map((city) => (
            <li key={city.slug}>
              <Link
                to={hrefs.city(city.slug)}
                className={styles.city}
                style={{ '--city-tint': cityLook(city.slug)?.tint } as CSSProperties}
                onClick={() => {
                  void choose(city.slug)
                  track('CITY_CHOSEN', { city: city.slug })
                }}
              >
                <LazySkyline city={city.slug} className={styles.skyline} />
                <span className={styles.cityName}>{city.name}</span>
                <span className={styles.cityLine}>{cityLook(city.slug)?.landmark}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <HydrateLater>
        <CityProducts products={home.products} city="all" />
      </HydrateLater>
      <HydrateLater>
        <FrontPage city="all" events={home.events} posts={home.posts} />
      </HydrateLater>
      <HydrateLater>
        <PlaceRail places={home.places} city="all" />
      </HydrateLater>
      <MoreOfCity slug="all" />
    </Page>
  )
}
