import { type BlockFormProps, Fields, formFields, LinkField, Pair } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function BannerForm(props: BlockFormProps<BlockData<'banner'>>) {
  const { typed, held } = formFields(props)
  return (
    <Fields>
      <TextField label="Title" maxLength={160} {...typed('title')} />
      <TextArea label="Line" optional rows={2} maxLength={300} {...typed('text')} />
      <Pair>
        <TextField label="Button" maxLength={60} {...typed('cta')} />
        <LinkField label="Leads to" {...held('url')} />
      </Pair>
    </Fields>
  )
}
