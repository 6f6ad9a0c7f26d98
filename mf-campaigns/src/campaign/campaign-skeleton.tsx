import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from '../parts/campaign/campaign.module.css'

/** A placeholder the size of a hero with text below it. */
export function CampaignSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton kind="block" height={420} />
      <Skeleton lines={4} width="100%" />
    </Page>
  )
}
