import { beginCampaign, type CampaignTemplate } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { useApi } from '@nukkad/platform'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { BeginForm } from '../parts/staff/begin-form.tsx'
import { templateOptions } from './campaign-words.ts'

/** Creates a draft from a title and a template. */
export function BeginCampaign() {
  const api = useApi()
  const [template, setTemplate] = useState<CampaignTemplate>('blank')
  return (
    <BeginForm
      label="A new page"
      hintOf={() => 'You can change the title later'}
      maxLength={160}
      create={async (title) =>
        staffHrefs.staffCampaigns((await api.call(beginCampaign, { body: { title, template } })).data.id)
      }
    >
      <SelectField
        label="Template"
        value={template}
        options={[...templateOptions]}
        onChange={({ target }) => setTemplate(target.value as CampaignTemplate)}
      />
    </BeginForm>
  )
}
