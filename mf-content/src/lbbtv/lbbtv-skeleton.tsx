import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './lbbtv.module.css'

/** Placeholders for the player and the list beside it. */
export function LbbtvSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="block" height={120} />
      <div className={styles.stage}>
        <Skeleton kind="block" aspect={16 / 9} />
        <Skeleton lines={4} />
      </div>
    </Page>
  )
}
