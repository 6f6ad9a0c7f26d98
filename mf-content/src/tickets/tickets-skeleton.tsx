import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './tickets.module.css'

/** Placeholders for a title and two tickets. */
export function TicketsSkeleton() {
  return (
    <Page kind="form" aria-busy="true">
      <h1 className={styles.title}>Your tickets</h1>
      <Skeleton kind="block" height="11rem" />
      <Skeleton kind="block" height="11rem" />
    </Page>
  )
}
