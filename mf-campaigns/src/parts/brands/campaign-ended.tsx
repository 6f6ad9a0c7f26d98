import { hrefs, Link } from '@nukkad/platform'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Page } from '@nukkad/ui/page'

/** A campaign that has ended. */
export function CampaignEnded({ title }: { readonly title: string }) {
  return (
    <Page>
      <EmptyState
        level={1}
        title={`${title}: this has ended`}
        text="The brands and their products are still here."
        action={<Link to={hrefs.brands()}>See all brands</Link>}
      />
    </Page>
  )
}
