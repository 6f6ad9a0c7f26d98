import type { Picture } from '@nukkad/contracts/schema'
import { Dialog } from '@nukkad/ui/dialog'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './gallery.module.css'

interface GalleryZoomProps {
  readonly image: Picture
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** One picture as large as the screen allows. */
export default function GalleryZoom({ image, title, isOpen, onOpenChange }: GalleryZoomProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={image.alt}>
      <div className={styles.zoomed}>
        <PictureView picture={image} width={960} sizes="(width < 800px) 100vw, 60rem" aspect={4 / 5} priority />
      </div>
    </Dialog>
  )
}
