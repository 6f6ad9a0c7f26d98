import type { Photos } from '@nukkad/platform/photos'
import { PhotoField } from '@nukkad/ui/photo-field'

interface RequestPhotosProps {
  readonly photos: Photos
  readonly isNeeded: boolean
}

/** Photos that show the damage or defect. */
export function RequestPhotos({ photos, isNeeded }: RequestPhotosProps) {
  return (
    <PhotoField
      label={isNeeded ? 'Photos of the damage and of its box' : 'Photos'}
      optional={!isNeeded}
      hint={
        isNeeded ? 'At least one, so that the maker can say yes at once.' : 'They help the maker to say yes at once.'
      }
      error={photos.error}
      photos={photos.photos}
      max={6}
      onAdd={photos.add}
      onRemove={photos.remove}
      onRetry={photos.retry}
    />
  )
}
