import { productSorts } from '@nukkad/contracts'
import { hrefs, Link, useApi, useCity, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Grid } from '@nukkad/ui/grid'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import { ShopCard } from '../parts/product-card/shop-card.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { CityLinks } from './city-links.tsx'
import { Merchants } from './merchants.tsx'
import { ShopBanner } from './shop-banner.tsx'
import styles from './shop-home.module.css'
import { shopHomeQuery } from './shop-home.queries.ts'
import { ShopHomeSkeleton } from './shop-home-skeleton.tsx'

/** The shop's home page: banners, categories, new products, bestsellers and merchants. */
export function ShopHomeScreen() {
  const { slug } = useCity()
  const home = useQuery(shopHomeQuery(useApi(), slug))
  if (home.isPending) return <ShopHomeSkeleton />
  if (!home.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.plainTitle}>The shop</h1>
        <LoadFailure what="The shop" isAway={isAway(home.error)} onRetry={() => void home.refetch()} />
        <CityLinks />
      </div>
    )
  }
  const { banners, categories, newLaunches, bestSellers, merchants } = home.data
  const [first, ...others] = banners
  return (
    <div className={styles.page}>
      {first ? <ShopBanner banner={first} isFirst /> : <h1 className={styles.plainTitle}>The shop</h1>}
      <CategoryTiles categories={categories} />
      <HydrateLater>
        <ProductRail
          title="Fresh off the bench"
          products={newLaunches}
          action={<Link to={hrefs.newLaunches()}>All that is new →</Link>}
        />
      </HydrateLater>
      <HydrateLater>
        {others[0] && <ShopBanner banner={others[0]} />}
        {bestSellers.length > 0 && (
          <Section
            title="Bestsellers"
            action={<Link to={`${hrefs.shopSearch()}?sort=${productSorts.bestselling.value}`}>All bestsellers →</Link>}
          >
            <Grid kind="products">
              {bestSellers.slice(0, 8).map((product) => (
                <li key={product.product_id}>
                  <ShopCard product={product} />
                </li>
              ))}
            </Grid>
          </Section>
        )}
      </HydrateLater>
      <HydrateLater>
        {others[1] && <ShopBanner banner={others[1]} />}
        <Merchants merchants={merchants} />
        <CityLinks />
      </HydrateLater>
    </div>
  )
}
