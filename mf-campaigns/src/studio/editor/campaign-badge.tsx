import type { EditedCampaign } from '@nukkad/contracts/endpoints/campaigns/studio'
import { formatDay, formatTime } from '@nukkad/platform'
import { Badge } from '@nukkad/ui/badge'

const inIndia = (at: string) => `${formatDay(at)}, ${formatTime(at)}`

/** Who can see a page, in a few words. */
export function CampaignBadge({ campaign }: { readonly campaign: EditedCampaign }) {
  const { state, startsAt, endsAt, next, hasChanges } = campaign
  return (
    <>
      {state === 'draft' && <Badge>Draft</Badge>}
      {state === 'scheduled' && startsAt && <Badge tone="night">Scheduled for {inIndia(startsAt)}</Badge>}
      {state === 'live' && <Badge tone="success">Running{endsAt ? ` until ${inIndia(endsAt)}` : ''}</Badge>}
      {state === 'ended' && endsAt && <Badge>Ended {inIndia(endsAt)}</Badge>}
      {next && <Badge tone="night">Changes go live {inIndia(next.at)}</Badge>}
      {hasChanges && state !== 'draft' && <Badge tone="warning">Unpublished changes</Badge>}
    </>
  )
}
