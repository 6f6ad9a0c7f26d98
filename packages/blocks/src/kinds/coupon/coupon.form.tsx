import { type BlockFormProps, Fields, formFields } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

/** The form only asks for the code: its terms come from the coupon itself. */
export function CouponForm(props: BlockFormProps<BlockData<'coupon'>>) {
  const { typed } = formFields(props)
  const { data, onChange } = props
  return (
    <Fields>
      <TextField
        label="Code"
        hint="Capital letters and digits, as entered at checkout"
        maxLength={20}
        spellCheck={false}
        {...typed('code')}
        onChange={(event) => onChange({ ...data, code: event.target.value.trim().toUpperCase() })}
      />
      <TextField label="Heading" optional maxLength={160} {...typed('title')} />
      <TextArea label="Text" optional rows={2} maxLength={300} {...typed('text')} />
    </Fields>
  )
}
