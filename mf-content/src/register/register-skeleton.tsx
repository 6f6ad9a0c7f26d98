import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { visuallyHidden } from '@nukkad/ui/visually-hidden'
import styles from './register.module.css'

/** Placeholders for the event's line and the choice of seats. */
export function RegisterSkeleton() {
  return (
    <Page kind="form" aria-busy="true">
      <h1 className={visuallyHidden}>Register</h1>
      <div className={styles.head}>
        <Skeleton kind="block" width="100%" aspect={1} />
        <Skeleton lines={3} width="60%" />
      </div>
      <Skeleton kind="block" height="16rem" />
    </Page>
  )
}
