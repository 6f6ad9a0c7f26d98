import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './check-in.module.css'

/** Placeholders for the count and the scanner. */
export function CheckInSkeleton() {
  return (
    <Page kind="form" aria-busy="true">
      <h1 className={styles.title}>Check-in</h1>
      <Skeleton lines={2} width="16rem" />
      <Skeleton kind="block" height="14rem" />
    </Page>
  )
}
