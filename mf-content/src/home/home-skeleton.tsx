import { Grid } from '@nukkad/ui/grid'
import { Page } from '@nukkad/ui/page'
import { ProductCardSkeleton } from '@nukkad/ui/product-card-skeleton'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './home.module.css'

/** A placeholder the size of the hero, the chips and a row of products. */
export function HomeSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton kind="block" height={440} />
      <Skeleton kind="block" height={44} />
      <Grid kind="products">
        {['one', 'two', 'three', 'four'].map((name) => (
          <li key={name}>
            <ProductCardSkeleton />
          </li>
        ))}
      </Grid>
    </Page>
  )
}
