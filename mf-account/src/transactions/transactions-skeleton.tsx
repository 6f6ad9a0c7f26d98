import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './transactions.module.css'

export const LinesSkeleton = () => (
  <div aria-busy="true" className={styles.waiting}>
    {[0, 1, 2, 3, 4].map((at) => (
      <Skeleton key={at} kind="block" height="3.5rem" />
    ))}
  </div>
)

/** The title, and placeholders for the filters and the first lines. */
export function TransactionsSkeleton() {
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>Wallet transactions</h1>
      <Skeleton kind="block" height="2.75rem" />
      <LinesSkeleton />
    </Page>
  )
}
