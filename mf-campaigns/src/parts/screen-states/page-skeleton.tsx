import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** A headline and what stands below it. */
export function PageSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton lines={2} width="60%" />
      <Skeleton kind="block" height={420} />
    </Page>
  )
}
