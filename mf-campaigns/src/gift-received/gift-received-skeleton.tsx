import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './gift-received.module.css'

/** Placeholder for the wrapped card. */
export function GiftReceivedSkeleton() {
  return (
    <Page kind="text" aria-busy="true" className={styles.page}>
      <h1 className={styles.title}>A gift card for you</h1>
      <Skeleton kind="block" aspect={1.6} />
    </Page>
  )
}
