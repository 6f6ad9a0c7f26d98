import type { Editing } from '@nukkad/editor'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import type { CampaignThing, WrittenCampaign } from './campaign-kind.ts'

/** The percentage of visitors who see the page. The text stays as typed; only a number from 1 to 100 is accepted. */
export function ShareField({ editing }: { readonly editing: Editing<CampaignThing, WrittenCampaign> }) {
  const { share } = editing.draft
  const [typed, setTyped] = useState(String(share))
  const isTaken = Number(typed) === share
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
      error={isTaken ? undefined : 'Enter a number from 1 to 100.'}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '')
        setTyped(digits)
        const next = Number(digits)
        if (next >= 1 && next <= 100) editing.change({ share: next })
      }}
      onBlur={() => setTyped(String(share))}
    />
  )
}
