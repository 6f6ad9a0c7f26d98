import { type BlockFormProps, Fields, formFields, MomentField } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function CountdownForm(props: BlockFormProps<BlockData<'countdown'>>) {
  const { typed, held } = formFields(props)
  return (
    <Fields>
      <TextField label="What ends" maxLength={160} {...typed('title')} />
      <MomentField label="Ends" {...held('ends')} />
      <TextField label="Said afterwards" optional maxLength={300} {...typed('after')} />
    </Fields>
  )
}
