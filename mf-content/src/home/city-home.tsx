import { SlotEmbed, useApi, useSuspenseQuery } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import { ChipRow } from './chip-row.tsx'
import { EventList } from './event-list.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { homeQuery } from './home.queries.ts'
import { LocalityList } from './locality-list.tsx'
import { PlaceRail } from './place-rail.tsx'
import { PostGrid } from './post-grid.tsx'
import { ProductRow } from './product-row.tsx'

/** The front page of one city, or of the whole country for 'all'. */
export function CityHome({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(homeQuery(useApi(), slug))
  const home = data.data
  return (
    <Page className={styles.page}>
      <Hero hero={home.hero} />
      <ChipRow chips={home.chips} />
      <ProductRow products={home.products} city={slug} />
      <SlotEmbed name="promo" className={styles.promo} />
      <EventList events={home.events} />
      <PostGrid posts={home.posts} />
      <PlaceRail places={home.places} />
      <LocalityList localities={home.localities} />
    </Page>
  )
}
