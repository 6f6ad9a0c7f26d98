import { type BlockFormProps, Fields, formFields, PickedOne } from '@nukkad/editor/fields'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { noUpload, UploadFields } from '../../form-parts/video-upload/upload-fields.tsx'
import type { BlockData } from '../../registry.ts'

const ways = [
  { value: 'site', label: 'Choose a video of the site' },
  { value: 'upload', label: 'Upload a video' },
]

export function VideoForm(props: BlockFormProps<BlockData<'video'>>) {
  const { data, city, inputErrors, onChange } = props
  const { slug, upload } = data
  return (
    <Fields>
      <SelectField
        label="What kind"
        value={upload ? 'upload' : 'site'}
        options={ways}
        onChange={({ target }) =>
          onChange({
            ...data,
            ...(target.value === 'upload' ? { slug: null, upload: noUpload } : { slug: '', upload: null }),
          })
        }
      />
      {upload ? (
        <UploadFields
          upload={upload}
          inputErrors={inputErrors}
          onChange={(next) => onChange({ ...data, upload: next })}
        />
      ) : (
        <PickedOne
          kind="video"
          slug={slug ?? ''}
          city={city}
          error={inputErrors.slug ?? inputErrors.slugs}
          onChange={(next) => onChange({ ...data, slug: next })}
        />
      )}
      <TextField label="Caption" optional maxLength={300} {...formFields(props).typed('caption')} />
    </Fields>
  )
}
