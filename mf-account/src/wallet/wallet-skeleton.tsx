import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import cards from './gift-cards.module.css'
import styles from './wallet.module.css'

/** The title, and placeholders for the balance and the first cards. */
export function WalletSkeleton() {
  return (
    <Page kind="form" aria-busy="true">
      <h1 className={styles.title}>Your wallet</h1>
      <Skeleton kind="block" height="15rem" />
      <div className={cards.cards}>
        <Skeleton kind="block" aspect={1.6} />
        <Skeleton kind="block" aspect={1.6} />
      </div>
    </Page>
  )
}
