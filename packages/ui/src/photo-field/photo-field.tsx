import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/field.tsx'
import { IconCamera } from '../icons/icons.ts'
import styles from './photo-field.module.css'
import { type FieldPhoto, PhotoTile } from './photo-tile.tsx'

export type { FieldPhoto } from './photo-tile.tsx'

export interface PhotoFieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  photos: readonly FieldPhoto[]
  /** The maximum number; once it is reached, no more can be added. */
  max?: number
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  /** Retries a failed upload. */
  onRetry?: (id: string) => void
  /** Moves a photo from one index to another; without it photos cannot be reordered. */
  onMove?: (from: number, to: number) => void
}

/** Photos taken or chosen, each previewed at once; on a phone the browser offers the camera itself. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, optional, photos, max = 4, onAdd, onRemove, onRetry, onMove } = props
  const id = useId()
  const room = max - photos.length
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={described || undefined}>
      <legend className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> optional</span>}
      </legend>
      <ul className={styles.photos}>
        {photos.map((photo, at) => (
          <PhotoTile key={photo.id} {...{ photo, at, count: photos.length, onRemove, onRetry, onMove }} />
        ))}
        {room > 0 && (
          <li>
            <label className={styles.add}>
              <IconCamera size={24} aria-hidden="true" />
              <span>{photos.length === 0 ? 'Add a photo' : 'One more'}</span>
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp"
                multiple={room > 1}
                className={styles.input}
                aria-invalid={error ? true : undefined}
                onChange={(event) => {
                  const files = [...(event.currentTarget.files ?? [])].slice(0, room)
                  // The same file can be chosen again after it was removed.
                  event.currentTarget.value = ''
                  if (files.length > 0) onAdd(files)
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}
