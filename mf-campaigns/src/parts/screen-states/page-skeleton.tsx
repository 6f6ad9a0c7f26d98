import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Placeholders for a headline and the content below it. */
export function PageSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton lines={2} width="60%" />
      <Skeleton kind="block" height={420} />
    </Page>
  )
}
