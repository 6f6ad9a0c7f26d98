import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '../parts/listing/lazy-empty-state.ts'

/** A category without products yet. */
export function EmptyCategory() {
  return (
    <EmptyState
      title="Nothing here yet"
      text="Our makers are working on it. Have a look at this week’s new arrivals."
      action={
        <ButtonLink href={hrefs.newLaunches()} linkAs={Link} variant="primary" size={48}>
          See what is new
        </ButtonLink>
      }
    />
  )
}
