import { Dialog } from '@nukkad/ui/dialog'
import { PictureView } from '@nukkad/ui/picture-view'
import type { ComponentProps } from 'react'
import { pictureOf } from '../../picture-of.ts'
import type { BlockData } from '../../registry.ts'

type LargePictureProps = BlockData<'gallery'>['pictures'][number] &
  Pick<ComponentProps<typeof Dialog>, 'isOpen' | 'onOpenChange'>

/** One picture of a gallery over the page, as large as the screen allows. */
export function LargePicture({ picture, caption, ...opening }: LargePictureProps) {
  return (
    <Dialog {...opening} title={caption || picture.alt || 'Picture'} size="full">
      <PictureView picture={pictureOf(picture)} width={{ mobile: 390, desktop: 1200 }} />
    </Dialog>
  )
}
