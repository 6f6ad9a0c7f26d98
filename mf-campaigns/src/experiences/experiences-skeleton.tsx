import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Placeholders for the header and the first experiences. */
export function ExperiencesSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="block" height={320} />
      <Skeleton kind="block" height="2.75rem" />
      <Skeleton lines={4} width="100%" />
    </Page>
  )
}
