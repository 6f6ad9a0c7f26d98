import type { FormDefinition } from '@nukkad/contracts/endpoints/campaigns/forms'
import { enterGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { useApi, useQueryClient, useTrack } from '@nukkad/platform'
import { useFilledIn } from '@nukkad/platform/filling-in'
import { FormSheet } from '@nukkad/ui/form-sheet'

interface EntryFormProps {
  readonly giveawayId: string
  readonly form: FormDefinition
}

/** The entry form for a signed-in user. */
export function EntryForm({ giveawayId, form }: EntryFormProps) {
  const api = useApi()
  const track = useTrack()
  const client = useQueryClient()
  const filling = useFilledIn(form, {
    send: (filled, key) => api.call(enterGiveaway, { params: { id: giveawayId }, body: filled }, { key }),
    onSent: () => {
      track('GIVEAWAY_JOINED', { slug: giveawayId })
      void client.invalidateQueries({ queryKey: ['giveaways'] })
    },
  })
  return <FormSheet {...filling} />
}
