import type { OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { usePhotos } from '@nukkad/platform/photos'
import { PhotoField } from '@nukkad/ui/photo-field'
import { PictureView } from '@nukkad/ui/picture-view'
import { useEffect } from 'react'
import styles from './merchant-shop.module.css'

interface OwnPictureProps {
  readonly words: OwnShop['words']
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

/** The picture of the shop: an upload, or the drawing that is shown without one. */
export function OwnPicture({ words, value, error, onValue }: OwnPictureProps) {
  const photos = usePhotos(value === '' ? [] : [value])
  const [photo] = photos.photos
  const now = photo ? (photo.url ?? photo.state) : ''
  useEffect(() => onValue(now), [now, onValue])
  return (
    <div className={styles.picture}>
      {!photo && !words.has_own_picture && (
        <span className={styles.drawing}>
          <PictureView picture={words.picture} width={96} aspect={1} decorative />
        </span>
      )}
      <PhotoField
        label="Picture"
        optional
        hint="You at work, or what you make. Without one, your page shows our drawing."
        max={1}
        photos={photos.photos}
        error={photos.error ?? error}
        onAdd={photos.add}
        onRemove={photos.remove}
        onRetry={photos.retry}
      />
    </div>
  )
}
