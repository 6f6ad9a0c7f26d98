import { Grid } from '@nukkad/ui/grid'
import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './specials.module.css'

/** Placeholders for the top and a row of products. */
export function SpecialsSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton kind="block" height={210} />
      <Grid kind="products">
        {['one', 'two', 'three', 'four'].map((name) => (
          <li key={name}>
            <Skeleton kind="block" aspect={4 / 5} />
          </li>
        ))}
      </Grid>
    </Page>
  )
}
