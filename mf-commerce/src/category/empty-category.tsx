import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '../parts/listing/late-empty-state.ts'

/** A category without products yet. */
export function EmptyCategory() {
  return (
    <EmptyState
      title="This shelf is still empty"
      text="Our makers are at it. What came in this week may be just as good."
      action={
        <ButtonLink href={hrefs.newLaunches()} linkAs={Link} variant="primary" size={48}>
          See what is new
        </ButtonLink>
      }
    />
  )
}
