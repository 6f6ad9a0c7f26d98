import {
  type BlockFormProps,
  Fields,
  formFields,
  ItemsField,
  inputErrorsAt,
  StoredPictureField,
} from '@nukkad/editor/fields'
import { TextField } from '@nukkad/ui/text-field'
import type { BlockData } from '../../registry.ts'

const empty = { picture: { url: '/images/scene/all/street-day', alt: '' }, caption: '' }

export function GalleryForm(props: BlockFormProps<BlockData<'gallery'>>) {
  const { data, city, inputErrors, onChange } = props
  return (
    <Fields>
      <TextField label="Heading" optional maxLength={160} {...formFields(props).typed('title')} />
      <ItemsField
        name="Picture"
        items={data.pictures}
        empty={empty}
        most={24}
        inputErrors={inputErrorsAt(inputErrors, 'pictures')}
        onChange={(pictures) => onChange({ ...data, pictures })}
      >
        {({ picture, caption }, change, inputErrors) => (
          <>
            <StoredPictureField
              picture={picture}
              city={city}
              inputErrors={inputErrorsAt(inputErrors, 'picture')}
              onChange={(next) => change({ picture: next })}
            />
            <TextField
              label="Caption"
              optional
              maxLength={300}
              value={caption}
              onChange={(event) => change({ caption: event.target.value })}
            />
          </>
        )}
      </ItemsField>
    </Fields>
  )
}
