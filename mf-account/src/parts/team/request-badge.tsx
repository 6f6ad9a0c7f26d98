import type { ListedRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'

/** The state of a request to sell; a new one with the day until which a call was promised. */
export function RequestBadge({ request: { state, isLate, dueOn } }: { readonly request: ListedRequest }) {
  if (state === 'accepted') return <Badge tone="success">Accepted</Badge>
  if (state === 'declined') return <Badge>Declined</Badge>
  if (isLate) return <Badge tone="warning">Late, promised by {formatDay(dueOn)}</Badge>
  return <Badge tone="offer">New, call by {formatDay(dueOn)}</Badge>
}
