import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Placeholders for the header and the first offers. */
export function AccessSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="block" height={360} />
      <Skeleton kind="block" height="2.75rem" />
      <Skeleton lines={4} width="100%" />
    </Page>
  )
}
