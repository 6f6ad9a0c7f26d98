import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './profile.module.css'

/** Placeholders for a picture, a name and the first rows. */
export function ProfileSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <div className={styles.header}>
        <Skeleton kind="block" width="7rem" aspect={1} />
        <Skeleton lines={3} width="100%" />
      </div>
      <Skeleton lines={4} />
      <Skeleton kind="block" width="100%" height="16rem" />
    </Page>
  )
}
