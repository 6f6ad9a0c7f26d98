import { ActionField, type BlockFormProps, Fields, formFields, inputErrorsAt, PickedOne } from '@nukkad/editor/fields'
import type { BlockData } from '../../registry.ts'

export function FormForm(props: BlockFormProps<BlockData<'form'>>) {
  const { data, inputErrors, onChange } = props
  const slug = formFields(props).held('slug')
  return (
    <Fields>
      <PickedOne kind="form" slug={data.slug} city={null} error={slug.error} onChange={slug.onChange} />
      <p>A button shown once the form has been sent or has closed.</p>
      <ActionField
        value={data.cta}
        inputErrors={inputErrorsAt(inputErrors, 'cta')}
        onChange={(cta) => onChange({ ...data, cta })}
      />
    </Fields>
  )
}
