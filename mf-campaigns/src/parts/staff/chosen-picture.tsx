import type { Picture } from '@nukkad/contracts/schema'
import { asSentence } from '@nukkad/editor/fields'
import { usePhotos } from '@nukkad/platform/photos'
import { PhotoField } from '@nukkad/ui/photo-field'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useRef } from 'react'
import styles from './staff.module.css'

type PictureChoice = Pick<Picture, 'url' | 'alt'>
interface ChosenPictureFieldProps {
  readonly label: string
  readonly picture: PictureChoice | null
  readonly error?: string | undefined
  readonly altError?: string | undefined
  readonly onChange: (picture: PictureChoice | null) => void
}

/** A picture that is uploaded as soon as it is chosen, with an alternative text. */
export function ChosenPictureField({ label, picture, error, altError, onChange }: ChosenPictureFieldProps) {
  const photos = usePhotos(picture ? [picture.url] : [])
  const ready = photos.urls[0]
  const latest = useRef({ picture, onChange })
  latest.current = { picture, onChange }
  useEffect(() => {
    const { picture: before, onChange: tell } = latest.current
    if (ready && ready !== before?.url) tell({ url: ready, alt: before?.alt ?? '' })
  }, [ready])
  return (
    <div className={styles.fields}>
      <PhotoField
        label={label}
        hint="JPEG, PNG or WebP, 8 MB at most"
        max={1}
        photos={photos.photos}
        error={photos.error ?? asSentence(error)}
        onAdd={photos.add}
        onRemove={(id) => {
          photos.remove(id)
          onChange(null)
        }}
        onRetry={photos.retry}
      />
      {picture && (
        <TextField
          label="What the picture shows"
          hint="Read aloud to people who cannot see it"
          maxLength={300}
          value={picture.alt}
          error={asSentence(altError)}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      )}
    </div>
  )
}
