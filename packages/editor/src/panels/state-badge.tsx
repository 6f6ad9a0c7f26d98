import type { EditedState } from '@nukkad/contracts/endpoints/content/staff-writing'
import { formatDay, formatTime } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'

interface StateBadgeProps {
  readonly of: {
    readonly state: EditedState
    readonly publishedAt: string | null
    readonly isCalledOff?: boolean
    readonly hasChanges: boolean
  }
}

/** Who can see a post, in a few words. */
export function StateBadge({ of: { state, publishedAt, isCalledOff, hasChanges } }: StateBadgeProps) {
  if (state === 'draft') return <Badge>Draft</Badge>
  const when = publishedAt ? ` ${formatDay(publishedAt)}, ${formatTime(publishedAt)}` : ''
  return (
    <>
      {isCalledOff ? (
        <Badge tone="warning">Cancelled</Badge>
      ) : (
        <Badge tone={state === 'scheduled' ? 'night' : 'success'}>
          {state === 'scheduled' ? `Comes ${when}` : 'Published'}
        </Badge>
      )}
      {hasChanges && <Badge tone="warning">Unpublished changes</Badge>}
    </>
  )
}
