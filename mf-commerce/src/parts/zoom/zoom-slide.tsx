import type { Picture } from '@nukkad/contracts/schema'
import { PictureView } from '@nukkad/ui/picture-view'
import type { PinchZoom } from './use-pinch-zoom.ts'
import styles from './zoom.module.css'

interface ZoomSlideProps {
  readonly image: Picture
  readonly isShown: boolean
  readonly zoom: PinchZoom
}

/** One picture of the full-screen view; only the current one can be zoomed. */
export function ZoomSlide({ image, isShown, zoom }: ZoomSlideProps) {
  const { x, y, scale } = zoom.place
  return (
    <li className={styles.slide} aria-hidden={!isShown}>
      <div
        ref={isShown ? zoom.measure : null}
        className={styles.picture}
        data-enlarged={isShown && zoom.isEnlarged ? '' : undefined}
        style={isShown ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : undefined}
        {...(isShown && zoom.handlers)}
      >
        <PictureView
          picture={image}
          width={960}
          sizes="(width < 800px) 100vw, 60rem"
          aspect={image.width / image.height}
          priority={isShown}
        />
      </div>
    </li>
  )
}
