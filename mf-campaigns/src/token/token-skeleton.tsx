import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './token.module.css'

/** A placeholder the size of a redeemable ticket. */
export function TokenSkeleton() {
  return (
    <Page kind="text" aria-busy="true">
      <div className={styles.ticket} data-state="unknown">
        <Skeleton lines={5} width="100%" />
      </div>
    </Page>
  )
}
