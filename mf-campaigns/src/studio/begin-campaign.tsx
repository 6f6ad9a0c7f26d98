import { beginCampaign, type CampaignTemplate } from '@nukkad/contracts/endpoints/campaigns/studio'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { ApiError, useApi, useMutation, useNavigate } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { templateOptions } from './campaign-words.ts'
import styles from './studio.module.css'

/** Creates a draft from a title and a template; it is not visible before it is published. */
export function BeginCampaign() {
  const api = useApi()
  const go = useNavigate()
  const [title, setTitle] = useState('')
  const [template, setTemplate] = useState<CampaignTemplate>('blank')
  const [isMissing, setMissing] = useState(false)
  const beginning = useMutation({
    mutationFn: async () => (await api.call(beginCampaign, { body: { title: title.trim(), template } })).data,
    onSuccess: ({ id }) => go(staffHrefs.staffCampaigns(id)),
  })
  const refused =
    beginning.error instanceof ApiError ? (beginning.error.fields.title ?? beginning.error.message) : undefined
  return (
    <form
      method="post"
      noValidate
      className={styles.begin}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(!title.trim())
        if (title.trim() && !beginning.isPending) beginning.mutate()
      }}
    >
      <TextField
        label="A new page"
        hint="You can change the title later"
        maxLength={160}
        value={title}
        error={isMissing ? 'Enter a title.' : refused}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField
        label="Template"
        value={template}
        options={[...templateOptions]}
        onChange={({ target }) => setTemplate(target.value as CampaignTemplate)}
      />
      <Button type="submit" busy={beginning.isPending}>
        Start
      </Button>
    </form>
  )
}
