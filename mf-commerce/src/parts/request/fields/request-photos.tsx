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
        isNeeded
          ? 'Add at least one, so that the maker can approve it quickly.'
          : 'They help the maker approve it quickly.'
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
