import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './gift-card.module.css'

/** Placeholders for the card and its form. */
export function GiftCardSkeleton() {
  return (
    <Page aria-busy="true">
      <div className={styles.layout}>
        <Skeleton kind="block" aspect={1.6} />
        <div>
          <h1 className={styles.title}>Gift card</h1>
          <Skeleton kind="block" height="20rem" />
        </div>
      </div>
    </Page>
  )
}
