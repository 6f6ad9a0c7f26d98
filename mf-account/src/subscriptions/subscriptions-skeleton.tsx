import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './subscriptions.module.css'

export function SubscriptionsSkeleton() {
  return (
    <Page kind="form">
      <h1 className={styles.title}>Your subscriptions</h1>
      <div className={styles.waiting} aria-busy="true">
        <Skeleton kind="block" width="100%" height="9rem" />
        <Skeleton kind="block" width="100%" height="9rem" />
      </div>
    </Page>
  )
}
