import { defineScreen, hrefs, Link, prepare, useApi, useParams, useQuery } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { ButtonLink } from '@nukkad/ui/button'
import { Grid } from '@nukkad/ui/grid'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Section } from '@nukkad/ui/section'
import page from '../parts/listing/listing-page.module.css'
import { ShopCard } from '../parts/product-card/shop-card.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { storeHead } from './store.head.ts'
import { storeQuery } from './store.queries.ts'
import styles from './store-page.module.css'
import { StoreSkeleton } from './store-skeleton.tsx'
import { StoreTop } from './store-top.tsx'
import { WayThere } from './way-there.tsx'

function StorePage() {
  const { slug = '' } = useParams()
  const store = useQuery(storeQuery(useApi(), slug))
  if (store.isPending) return <StoreSkeleton />
  if (!store.data) {
    return (
      <div className={page.page}>
        <h1 className={styles.plainTitle}>A store by one of our makers</h1>
        <LoadFailure what="This shop" isAway={isAway(store.error)} onRetry={() => void store.refetch()} />
      </div>
    )
  }
  const { name, merchant, products, total } = store.data
  return (
    <div className={page.page}>
      <Breadcrumbs
        linkAs={Link}
        items={[
          { title: 'Shop', href: hrefs.shop() },
          { title: merchant.name, href: hrefs.merchant(merchant.slug) },
          { title: name },
        ]}
      />
      <StoreTop store={store.data} />
      <div className={styles.facts}>
        <WayThere store={store.data} />
        <OpeningHours store={store.data} />
      </div>
      {products.length > 0 && (
        <Section
          title="In this store"
          action={
            <Link to={hrefs.merchant(merchant.slug)}>
              All {total} from {merchant.name} →
            </Link>
          }
        >
          <Grid kind="products">
            {products.map((product) => (
              <li key={product.product_id}>
                <ShopCard product={product} />
              </li>
            ))}
          </Grid>
        </Section>
      )}
      <p className={styles.foot}>
        <ButtonLink href={hrefs.merchant(merchant.slug)} linkAs={Link} variant="secondary" size={48}>
          Who {merchant.name} is
        </ButtonLink>
      </p>
    </div>
  )
}

export const screen = defineScreen({
  load: ({ params, query, api }) => prepare(query.ensureQueryData(storeQuery(api, params.slug ?? ''))),
  head: storeHead,
  Skeleton: StoreSkeleton,
  Component: StorePage,
})
