import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Placeholders for a picture and six fields. */
export const ProfileEditSkeleton = () => (
  <Page kind="form" aria-busy="true">
    <h1>Your profile</h1>
    <Skeleton kind="block" width="7rem" aspect={1} />
    <Skeleton kind="block" width="100%" height="28rem" />
  </Page>
)
