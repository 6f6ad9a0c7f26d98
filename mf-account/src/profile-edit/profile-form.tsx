import { type OwnProfile, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import {
  hrefs,
  Link,
  useApi,
  useMutation,
  useNavigate,
  useNotify,
  useQueryClient,
  useSession,
  useUnsavedInput,
} from '@nukkad/platform'
import { formErrors } from '@nukkad/platform/form-errors'
import { usePhotos } from '@nukkad/platform/photos'
import { Form } from '@nukkad/ui/form'
import { Page } from '@nukkad/ui/page'
import { PhotoField } from '@nukkad/ui/photo-field'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from './profile-edit.module.css'

/** Edits the picture, name, tagline and story; states next to the fields what others will see. */
export function ProfileForm({ profile }: { readonly profile: OwnProfile }) {
  const api = useApi()
  const go = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const { update } = useSession()
  const { id, isAuthor } = profile
  const [written, setWritten] = useState(() => writtenIn(profile))
  const [begun] = useState(written)
  const [inputError, setInputError] = useState('')
  const photos = usePhotos(profile.picture ? [profile.picture.url] : [])
  const photo = photos.photos.length === 0 ? null : (photos.urls[0] ?? undefined)
  const isNewPhoto = photo !== (profile.picture?.url ?? null)
  const saving = useMutation({
    mutationFn: async () => {
      const { story: description, ...words } = written
      const body = { ...words, description, ...(isNewPhoto && photo !== undefined && { picture: photo }) }
      return (await api.call(updateProfile, { body })).data
    },
    onSuccess(user) {
      update(user)
      client.removeQueries({ queryKey: ['profile'] })
      notify('Profile updated.', { tone: 'success' })
      go(hrefs.profile(id), { asks: false })
    },
  })
  useUnsavedInput(!saving.isSuccess && (isNewPhoto || JSON.stringify(written) !== JSON.stringify(begun)))

  const { fields, error } = formErrors(saving.error)
  const change = (parts: Partial<Written>) => setWritten({ ...written, ...parts })
  const { firstName, lastName } = written
  const shown = isAuthor ? `${firstName} ${lastName}`.trim() : publicly(firstName, lastName)

  function save() {
    setInputError(firstName.trim() ? '' : 'Enter a first name.')
    if (!firstName.trim()) return
    if (photos.areReady()) saving.mutate()
  }
  return (
    <Page kind="form" className={styles.page}>
      <p>
        <Link to={hrefs.profile(id)}>View public profile</Link>
      </p>
      <h1>Your profile</h1>
      <Form size={56} label="Your profile" submit="Save" busy={saving.isPending} error={error} onSubmit={save}>
        <PhotoField
          label="Picture"
          optional
          hint="JPEG, PNG or WebP, 8 MB at most"
          max={1}
          photos={photos.photos}
          error={photos.error ?? (fields.picture && `This picture ${fields.picture}`)}
          onAdd={photos.add}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
        <WordsFields
          written={written}
          shown={shown}
          inputErrors={{ ...fields, ...(inputError && { firstName: inputError }) }}
          onChange={change}
        />
      </Form>
    </Page>
  )
}

type Written = ReturnType<typeof writtenIn>

interface WordsFieldsProps {
  readonly written: Written
  /** the name as others see it */
  readonly shown: string
  readonly inputErrors: Readonly<Record<string, string>>
  readonly onChange: (parts: Partial<Written>) => void
}

function WordsFields({ written, shown, inputErrors, onChange }: WordsFieldsProps) {
  return (
    <>
      <TextField
        label="First name"
        autoComplete="given-name"
        maxLength={60}
        value={written.firstName}
        error={inputErrors.firstName}
        onChange={(event) => onChange({ firstName: event.target.value })}
      />
      <TextField
        label="Last name"
        optional
        autoComplete="family-name"
        maxLength={60}
        value={written.lastName}
        error={inputErrors.lastName}
        hint={shown && `Others see “${shown}”`}
        onChange={(event) => onChange({ lastName: event.target.value })}
      />
      <TextField
        label="About you, in one line"
        optional
        maxLength={120}
        value={written.line}
        error={inputErrors.line}
        onChange={(event) => onChange({ line: event.target.value })}
      />
      <TextArea
        label="Your story"
        optional
        hint="An empty line between paragraphs"
        rows={6}
        maxLength={2000}
        value={written.story}
        error={inputErrors.description}
        onChange={(event) => onChange({ story: event.target.value })}
      />
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={200}
        value={written.websiteLink}
        error={inputErrors.websiteLink}
        onChange={(event) => onChange({ websiteLink: event.target.value })}
      />
      <TextField
        label="Instagram"
        optional
        hint="Your name there, or the address of your page"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={written.instagramLink}
        error={inputErrors.instagramLink}
        onChange={(event) => onChange({ instagramLink: event.target.value })}
      />
    </>
  )
}

const writtenIn = ({ firstName, lastName, line, story, websiteLink, instagramLink }: OwnProfile) => ({
  firstName,
  lastName,
  line,
  story,
  websiteLink,
  instagramLink,
})

/** 'Asha R.', as the server shows users who are not authors. */
const publicly = (firstName: string, lastName: string) => {
  const [initial] = lastName.trim()
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim()
}
