import { type BlockFormProps, Fields, formFields, inputErrorsAt, StoredPictureField } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function PictureForm(props: BlockFormProps<BlockData<'picture'>>) {
  const { data, city, inputErrors, onChange } = props
  return (
    <Fields>
      <StoredPictureField
        picture={data.picture}
        city={city}
        inputErrors={inputErrorsAt(inputErrors, 'picture')}
        onChange={(picture) => onChange({ ...data, picture })}
      />
      <TextField label="Caption" optional maxLength={300} {...formFields(props).typed('caption')} />
    </Fields>
  )
}
