import {
  type BlockFormProps,
  Fields,
  formFields,
  ItemsField,
  inputErrorsAt,
  TextWithTagsField,
} from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function FaqForm(props: BlockFormProps<BlockData<'faq'>>) {
  const { data, inputErrors, onChange } = props
  return (
    <Fields>
      <TextField label="Heading" optional maxLength={160} {...formFields(props).typed('title')} />
      <ItemsField
        name="Question"
        items={data.items}
        empty={{ question: '', answer: '' }}
        most={24}
        inputErrors={inputErrorsAt(inputErrors, 'items')}
        onChange={(items) => onChange({ ...data, items })}
      >
        {({ question, answer }, change, inputErrors) => (
          <>
            <TextField
              label="Question"
              maxLength={200}
              value={question}
              error={inputErrors.question}
              onChange={(event) => change({ question: event.target.value })}
            />
            <TextWithTagsField
              label="The answer"
              value={answer}
              error={inputErrors.answer}
              onChange={(html) => change({ answer: html })}
            />
          </>
        )}
      </ItemsField>
    </Fields>
  )
}
