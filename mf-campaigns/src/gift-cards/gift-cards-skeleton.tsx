import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import gifts from '../parts/gifts/gifts.module.css'
import styles from './gift-cards.module.css'

/** The title, and placeholders for the first cards. */
export function GiftCardsSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <h1 className={gifts.title}>Gift cards</h1>
      <div className={styles.designs}>
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} kind="block" aspect={1.6} />
        ))}
      </div>
    </Page>
  )
}
