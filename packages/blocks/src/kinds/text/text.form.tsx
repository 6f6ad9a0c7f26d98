import { type BlockFormProps, Fields, TextWithTagsField } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function TextForm({ data, inputErrors, onChange }: BlockFormProps<BlockData<'text'>>) {
  return (
    <Fields>
      <TextField
        label="Heading of the text"
        optional
        maxLength={160}
        value={data.title ?? ''}
        error={inputErrors.title}
        onChange={(event) => onChange({ ...data, title: event.target.value || null })}
      />
      <TextWithTagsField
        label="Text"
        value={data.html}
        error={inputErrors.html}
        onChange={(html) => onChange({ ...data, html })}
      />
    </Fields>
  )
}
