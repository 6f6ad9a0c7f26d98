import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'

/** Shown in place of a preview to visitors who may not see it. */
export const NothingYet = () => (
  <Page>
    <EmptyState
      level={1}
      title="Nothing to see here yet"
      text="Drafts are shown to signed-in editors. Published content is at its own address."
      action={
        <ButtonLink href={hrefs.home()} linkAs={Link}>
          Go to the home page
        </ButtonLink>
      }
    />
  </Page>
)
