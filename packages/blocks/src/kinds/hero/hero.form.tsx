import {
  ActionField,
  type BlockFormProps,
  Fields,
  formFields,
  inputErrorsAt,
  StoredPictureField,
} from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

type Layout = BlockData<'hero'>['layout']
const layouts: readonly { readonly value: Layout; readonly label: string }[] = [
  { value: 'beside', label: 'Words beside the picture' },
  { value: 'over', label: 'Words on the picture' },
  { value: 'arch', label: 'The picture in an arch' },
  { value: 'poster', label: 'A poster' },
]

export function HeroForm(props: BlockFormProps<BlockData<'hero'>>) {
  const { data, city, inputErrors, onChange } = props
  const { typed } = formFields(props)
  return (
    <Fields>
      <TextField label="Title" maxLength={160} {...typed('title')} />
      <TextField label="Kicker" optional hint="A word or two above the title" maxLength={80} {...typed('kicker')} />
      <TextArea label="Line" optional rows={2} maxLength={300} {...typed('text')} />
      <SelectField
        label="Look"
        value={data.layout}
        options={layouts}
        onChange={(event) => onChange({ ...data, layout: event.target.value as Layout })}
      />
      <StoredPictureField
        picture={data.picture}
        city={city}
        inputErrors={inputErrorsAt(inputErrors, 'picture')}
        onChange={(picture) => onChange({ ...data, picture })}
      />
      <ActionField
        value={data.cta}
        inputErrors={inputErrorsAt(inputErrors, 'cta')}
        onChange={(cta) => onChange({ ...data, cta })}
      />
    </Fields>
  )
}
