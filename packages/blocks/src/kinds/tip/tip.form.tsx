import { type BlockFormProps, formFields } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import type { BlockData } from '../../registry.ts'

export function TipForm(props: BlockFormProps<BlockData<'tip'>>) {
  return <TextArea label="Good to know" rows={2} maxLength={1000} {...formFields(props).typed('text')} />
}
