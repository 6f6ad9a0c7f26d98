import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './subscription.module.css'

export function SubscriptionSkeleton() {
  return (
    <Page className={styles.page}>
      <div className={styles.hero} aria-busy="true">
        <Skeleton kind="block" width="100%" aspect={1.5} />
        <Skeleton lines={4} />
      </div>
      <Skeleton kind="block" width="100%" height="22rem" />
    </Page>
  )
}
