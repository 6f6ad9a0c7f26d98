import { cities } from '@nukkad/contracts'
import { hrefs, Link, useApi, useCity, useSuspenseQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { Section } from '@nukkad/ui/section'
import { Skyline } from '@nukkad/ui/skyline'
import type { CSSProperties } from 'react'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { homeQuery } from './home.queries.ts'
import { PostGrid } from './post-grid.tsx'
import { ProductRow } from './product-row.tsx'

/** The home for who has no city yet: it asks for one, and shows the country meanwhile. */
export function NoCityHome() {
  const { data } = useSuspenseQuery(homeQuery(useApi(), 'all'))
  const { choose } = useCity()
  const home = data.data
  return (
    <Page className={styles.page}>
      <Hero hero={home.hero} />
      <Section title="Pick your city">
        <ul className={styles.cities}>
          {cities.map((city) => (
            <li key={city.slug}>
              <Link
                to={hrefs.city(city.slug)}
                className={styles.city}
                style={{ '--city-tint': city.tint } as CSSProperties}
                onClick={() => void choose(city.slug)}
              >
                <Skyline city={city.slug} className={styles.skyline} />
                <span className={styles.cityName}>{city.name}</span>
                <span className={styles.cityLine}>{city.landmark}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <ProductRow products={home.products} city="all" />
      <PostGrid posts={home.posts} />
    </Page>
  )
}
