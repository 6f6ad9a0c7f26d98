import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconCamera, IconClose, IconRefresh } from '../icons/icons.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './photo-field.module.css'

export interface FieldPhoto {
  id: string
  /** Anything an `<img>` can show: a URL or an object URL. */
  src: string
  state: 'uploading' | 'ready' | 'failed'
}

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
}

/** Photos taken or chosen, each previewed at once; on a phone the browser offers the camera itself. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, optional, photos, max = 4, onAdd, onRemove, onRetry } = props
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
          <li key={photo.id} className={classes(styles.photo, styles[photo.state])}>
            <img src={photo.src} alt={`${at + 1} of ${photos.length}`} className={styles.image} />
            {photo.state === 'uploading' && (
              <span className={styles.veil} role="status">
                <Spinner />
                <VisuallyHidden>Photo {at + 1} is on its way</VisuallyHidden>
              </span>
            )}
            {photo.state === 'failed' && onRetry && (
              <span className={styles.veil}>
                <IconButton
                  label={`Send photo ${at + 1} again`}
                  icon={<IconRefresh size={20} />}
                  size={48}
                  raised
                  onClick={() => onRetry(photo.id)}
                />
              </span>
            )}
            <IconButton
              label={`Remove photo ${at + 1}`}
              icon={<IconClose size={18} />}
              size={36}
              raised
              className={styles.remove}
              onClick={() => onRemove(photo.id)}
            />
          </li>
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
