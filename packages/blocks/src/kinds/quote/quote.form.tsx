import { type BlockFormProps, Fields, formFields } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function QuoteForm(props: BlockFormProps<BlockData<'quote'>>) {
  const { typed } = formFields(props)
  return (
    <Fields>
      <TextArea label="What was said" rows={2} maxLength={1000} {...typed('text')} />
      <TextField label="Who said it" optional maxLength={120} {...typed('who')} />
    </Fields>
  )
}
