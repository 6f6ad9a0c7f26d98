import { hrefs, Link } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'

/** What a preview says to whom it shows nothing. */
export const NothingYet = () => (
  <Page>
    <EmptyState
      level={1}
      title="Nothing to see here yet"
      text="Drafts are shown to editors who are signed in. What is published stands at its own address."
      action={<Link to={hrefs.home()}>To the front page</Link>}
    />
  </Page>
)
