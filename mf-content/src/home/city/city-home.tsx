import { SlotEmbed, useApi, useSuspenseQuery, useTrack } from '@nukkad/platform'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { Page } from '@nukkad/ui/page'
import { useEffect } from 'react'
import { homeQuery } from '../../home.queries.ts'
import { CityProducts } from '../../parts/products/product-row.tsx'
import { FrontPage } from '../front-page.tsx'
import { Hero } from '../hero.tsx'
import styles from '../home.module.css'
import { MoreOfCity } from '../more-of-city.tsx'
import { PlaceRail } from '../place-rail.tsx'
import { AroundForm } from './around-form.tsx'
import { ChipRow } from './chip-row.tsx'
import { HomeCategories } from './home-categories.tsx'
import { LocalityList } from './locality-list.tsx'

/** The home page of a city, or of the whole country for 'all'. */
export function CityHome({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(homeQuery(useApi(), slug))
  const track = useTrack()
  useEffect(() => track('HOME_VIEWED', { city: slug }), [track, slug])
  const home = data.data
  return (
    <Page className={styles.page}>
      <Hero hero={home.hero} />
      <ChipRow chips={home.chips} />
      <HomeCategories city={slug} doors={home.doors} />
      <HydrateLater>
        <CityProducts products={home.products} city={slug} />
      </HydrateLater>
      <SlotEmbed name="promo" className={styles.promo} />
      <HydrateLater>
        <FrontPage city={slug} events={home.events} posts={home.posts} />
      </HydrateLater>
      <HydrateLater>
        <PlaceRail places={home.places} city={slug} />
      </HydrateLater>
      <HydrateLater>
        {slug !== 'all' && <AroundForm city={slug} />}
        <LocalityList localities={home.localities} />
      </HydrateLater>
      <MoreOfCity slug={slug} />
    </Page>
  )
}
