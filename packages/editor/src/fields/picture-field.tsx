import { asSentence } from '@nukkad/contracts/as-sentence'
import type { PictureSource } from '@nukkad/contracts/content-block'
import { usePhotos } from '@nukkad/platform/photos'
import { PhotoField } from '@nukkad/ui/photo-field'
import { PictureView } from '@nukkad/ui/picture-view'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useEffect, useId, useRef, useState } from 'react'
import type { BeingWritten } from '../editing/fields-of.ts'
import styles from '../editor.module.css'
import { hourOptions, motifOptions, sceneParts } from './scenes.ts'

interface PictureFieldProps {
  readonly city: string
  readonly picture: PictureSource
  readonly error?: string | undefined
  readonly altError?: string | undefined
  readonly onChange: (picture: PictureSource) => void
}

/** One of our drawings, chosen by scene and light, or an uploaded photo; with an alternative text. */
export function PictureField({ city, picture, error, altError, onChange }: PictureFieldProps) {
  const [isPhoto, setPhoto] = useState('url' in picture)
  const id = useId()
  const { alt } = picture
  const scene = 'scene' in picture ? picture.scene : 'street-day'
  const { motif, hour } = sceneParts(scene)
  return (
    <fieldset className={styles.picture} aria-describedby={error ? id : undefined}>
      <legend>Picture</legend>
      <div className={styles.pair}>
        <SelectField
          label="What kind"
          value={isPhoto ? 'photo' : 'drawing'}
          options={[
            { value: 'drawing', label: 'Choose a drawing' },
            { value: 'photo', label: 'A photo' },
          ]}
          onChange={(event) => {
            const wantsPhoto = event.target.value === 'photo'
            setPhoto(wantsPhoto)
            if (!wantsPhoto) onChange({ scene, alt })
          }}
        />
        {!isPhoto && (
          <>
            <SelectField
              label="It shows"
              value={motif}
              options={motifOptions(motif)}
              onChange={(event) => onChange({ scene: `${event.target.value}-${hour}`, alt })}
            />
            <SelectField
              label="Light"
              value={hour}
              options={hourOptions}
              onChange={(event) => onChange({ scene: `${motif}-${event.target.value}`, alt })}
            />
          </>
        )}
      </div>
      {isPhoto ? (
        <Upload url={'url' in picture ? picture.url : null} onReady={(url) => onChange({ url, alt })} />
      ) : (
        <div className={styles.shown}>
          <PictureView
            picture={{ url: `/images/scene/${city}/${scene}`, width: 1200, height: 800, alt, color: '#e8dfd0' }}
            width={240}
            aspect={3 / 2}
            decorative
          />
        </div>
      )}
      <p id={id} role="alert" className={styles.alert}>
        {error}
      </p>
      <TextField
        label="What the picture shows"
        hint="Read aloud to people who cannot see it"
        maxLength={300}
        value={alt}
        error={altError}
        onChange={(event) => onChange({ ...picture, alt: event.target.value })}
      />
    </fieldset>
  )
}

interface UploadProps {
  readonly url: string | null
  readonly onReady: (url: string) => void
}

function Upload({ url, onReady }: UploadProps) {
  const photos = usePhotos(url ? [url] : [])
  const ready = photos.urls[0]
  const tell = useRef(onReady)
  tell.current = onReady
  useEffect(() => {
    if (ready && ready !== url) tell.current(ready)
  }, [ready, url])
  return (
    <PhotoField
      label="The photo"
      hint="JPEG, PNG or WebP, 8 MB at most"
      max={1}
      photos={photos.photos}
      error={photos.error}
      onAdd={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
    />
  )
}

interface FirstPictureProps {
  readonly city: string
  readonly written: BeingWritten<{ readonly picture: PictureSource }>
}

/** The main picture of an item: on its page, on its card, and where it is shared. */
export function FirstPicture({ city, written: { draft, fields, onChange } }: FirstPictureProps) {
  return (
    <PictureField
      city={city}
      picture={draft.picture}
      error={asSentence(fields.picture)}
      altError={asSentence(fields['picture.alt'])}
      onChange={(picture) => onChange({ picture })}
    />
  )
}
