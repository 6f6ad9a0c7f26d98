import { type BlockFormProps, Fields, formFields, ItemsField, inputErrorsAt } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function StepsForm(props: BlockFormProps<BlockData<'steps'>>) {
  const { data, inputErrors, onChange } = props
  return (
    <Fields>
      <TextField label="Heading" optional maxLength={160} {...formFields(props).typed('title')} />
      <ItemsField
        name="Step"
        items={data.items}
        empty={{ title: '', text: '' }}
        most={12}
        inputErrors={inputErrorsAt(inputErrors, 'items')}
        onChange={(items) => onChange({ ...data, items })}
      >
        {({ title, text }, change, inputErrors) => (
          <>
            <TextField
              label="What to do"
              maxLength={120}
              value={title}
              error={inputErrors.title}
              onChange={(event) => change({ title: event.target.value })}
            />
            <TextArea
              label="How"
              rows={2}
              maxLength={600}
              value={text}
              error={inputErrors.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </>
        )}
      </ItemsField>
    </Fields>
  )
}
