import { type BlockFormProps, formFields } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function HeadingForm(props: BlockFormProps<BlockData<'heading'>>) {
  return <TextField label="Heading" maxLength={200} {...formFields(props).typed('text')} />
}
