import type { Editing } from '@nukkad/editor'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import type { CampaignContent, WrittenCampaign } from './campaign-kind.ts'

/** The percentage of visitors who see the page. What was typed is the value, and only 1 to 100 is saved or published. */
export function ShareField({ editing }: { readonly editing: Editing<CampaignContent, WrittenCampaign> }) {
  const { share } = editing.draft
  const [typed, setTyped] = useState(() => (share === 0 ? '' : String(share)))
  const isShare = share >= 1 && share <= 100
  return (
    <TextField
      label="Percentage of visitors who see it"
      hint={
        share === 100
          ? 'Everyone'
          : 'Each visitor keeps what they saw first; others see that it is not available to everyone yet'
      }
      inputMode="numeric"
      maxLength={3}
      value={typed}
      error={isShare ? undefined : 'Enter a number from 1 to 100.'}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        setTyped(digits)
        editing.change({ share: Number(digits) })
      }}
    />
  )
}
