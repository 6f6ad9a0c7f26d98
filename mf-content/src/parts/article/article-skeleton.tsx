import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './article.module.css'

/** Placeholders for a title, a picture and the first lines. */
export function ArticleSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton width="14rem" />
      <div className={styles.article}>
        <div className={styles.header}>
          <Skeleton kind="block" width="8rem" height="1rem" />
          <Skeleton kind="block" width="100%" height="6rem" />
          <Skeleton lines={2} />
        </div>
        <Skeleton kind="block" aspect={3 / 2} width="100%" className={styles.picture} />
        <div className={styles.header}>
          <Skeleton lines={8} />
        </div>
      </div>
    </Page>
  )
}
