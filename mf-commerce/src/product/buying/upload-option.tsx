import { useBus, useSession } from '@nukkad/platform'
import { usePhotos } from '@nukkad/platform/photos'
import { Button } from '@nukkad/ui/button'
import { IconCamera } from '@nukkad/ui/icons'
import { PhotoField } from '@nukkad/ui/photo-field'
import { useEffect, useRef } from 'react'
import page from '../product.module.css'
import styles from '../variants/variants.module.css'

interface UploadOptionProps {
  readonly id: string
  readonly label: string
  readonly isRequired: boolean
  readonly error: string | undefined
  /** What makes a good picture, in the maker's words. */
  readonly guide: string | null
  /** The URL of the uploaded picture, empty while there is none; and the message for one that has not been uploaded. */
  readonly onChange: (url: string, missing: string) => void
}

const missingWords = {
  uploading: 'This photo is still uploading. Add to the bag once it is done.',
  failed: 'This photo failed to upload. Choose another or remove it.',
  ready: '',
} as const

/** A picture that the maker works from. It belongs to the user who uploads it, so a guest signs in first. */
export function UploadOption({ id, label, isRequired, error, guide, onChange }: UploadOptionProps) {
  const bus = useBus()
  const { status } = useSession()
  const { photos, urls, error: problem, add, remove, retry } = usePhotos()
  const [url = ''] = urls
  const [photo] = photos
  const missing = photo ? missingWords[photo.state] : ''
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => latest.current(url, missing), [url, missing])
  return (
    <div id={id} tabIndex={-1} className={styles.upload}>
      {status === 'user' ? (
        <PhotoField
          label={label}
          optional={!isRequired}
          max={1}
          photos={photos}
          hint={`${guide ? `${guide} ` : ''}JPEG, PNG or WebP, at most 8 MB. Only the maker sees it.`}
          error={missing ? (error ?? problem) : (problem ?? error)}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
        />
      ) : (
        <>
          <p className={page.label}>
            {label}
            {!isRequired && <span className={page.quiet}> optional</span>}
          </p>
          <Button
            variant="secondary"
            size={48}
            icon={<IconCamera size={20} />}
            onClick={() => bus.request('sign-in', { reason: 'Sign in to keep your photo private.' })}
          >
            Sign in to add a photo
          </Button>
          {error && <p role="alert">{error}</p>}
        </>
      )}
    </div>
  )
}
