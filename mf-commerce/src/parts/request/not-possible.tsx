import { hrefs, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'

interface NotPossibleProps {
  readonly title: string
  readonly reason: string
  readonly orderId: string
  /** what can be done instead */
  readonly other?: { readonly label: string; readonly href: string } | undefined
}

/** Says why it is not possible, and links to the nearest alternative. */
export function NotPossible({ title, reason, orderId, other }: NotPossibleProps) {
  return (
    <EmptyState
      title={title}
      text={reason}
      action={
        <>
          {other ? (
            <ButtonLink href={other.href} linkAs={Link} size={48}>
              {other.label}
            </ButtonLink>
          ) : (
            <ButtonLink href={`${hrefs.support()}?tab=exchangeorder`} linkAs={Link} size={48}>
              Contact us
            </ButtonLink>
          )}
          <ButtonLink href={hrefs.orderDetails(orderId)} linkAs={Link} variant="secondary" size={48}>
            Back to the order
          </ButtonLink>
        </>
      }
    />
  )
}
