import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import states from '../screen-states/screen-states.module.css'

/** Shown when the user has no such order: it may belong to another account, or the URL is mistyped. */
export function UnknownOrder() {
  return (
    <div className={states.page}>
      <EmptyState
        level={1}
        title="Order not found"
        text="The link may be mistyped, or you ordered with another account."
        action={
          <ButtonLink href={hrefs.orderHistory()} linkAs={Link} size={48}>
            See your orders
          </ButtonLink>
        }
      />
    </div>
  )
}
