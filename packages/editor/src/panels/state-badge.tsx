import type { EditedState } from '@nukkad/contracts/endpoints/content/staff-writing'
import { formatDay, formatTime } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'

interface StateBadgeProps {
  readonly of: { readonly state: EditedState; readonly publishedAt: string | null; readonly hasChanges: boolean }
}

/** Who can see a post, in a few words. */
export function StateBadge({ of: { state, publishedAt, hasChanges } }: StateBadgeProps) {
  if (state === 'draft') return <Badge>Draft</Badge>
  const when = publishedAt ? ` ${formatDay(publishedAt)}, ${formatTime(publishedAt)}` : ''
  return (
    <>
      <Badge tone={state === 'scheduled' ? 'night' : 'success'}>
        {state === 'scheduled' ? `Comes ${when}` : 'Published'}
      </Badge>
      {hasChanges && <Badge tone="warning">Unpublished changes</Badge>}
    </>
  )
}
