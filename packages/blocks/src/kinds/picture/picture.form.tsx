import { type BlockFormProps, Fields, formFields, problemsAt, StoredPictureField } from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

export function PictureForm(props: BlockFormProps<BlockData<'picture'>>) {
  const { data, city, problems, onChange } = props
  return (
    <Fields>
      <StoredPictureField
        picture={data.picture}
        city={city}
        problems={problemsAt(problems, 'picture')}
        onChange={(picture) => onChange({ ...data, picture })}
      />
      <TextField label="Caption" optional maxLength={300} {...formFields(props).typed('caption')} />
    </Fields>
  )
}
