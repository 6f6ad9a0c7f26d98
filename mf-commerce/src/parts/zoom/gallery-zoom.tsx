import type { Picture } from '@nukkad/contracts/schema'
import { Dialog } from '@nukkad/ui/dialog'
import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { usePinchZoom } from './use-pinch-zoom.ts'
import styles from './zoom.module.css'
import { ZoomSlide } from './zoom-slide.tsx'
import { ZoomTools } from './zoom-tools.tsx'

interface GalleryZoomProps {
  readonly images: readonly Picture[]
  /** The index of the picture it opens with. */
  readonly first: number
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Reports the index of the current picture to the page behind. */
  readonly onShow?: (at: number) => void
}

/** The pictures at full screen: dragged from one to the next, zoomed by pinch, tap, button or key. */
export default function GalleryZoom({ images, first, title, isOpen, onOpenChange, onShow }: GalleryZoomProps) {
  // The pictures have the initial focus, not the close button, so that keys work at once.
  const start = useRef<HTMLElement>(null)
  return (
    <Dialog size="full" isOpen={isOpen} onOpenChange={onOpenChange} title={title} initialFocus={start}>
      <Pictures images={images} first={first} onShow={onShow} start={start} />
    </Dialog>
  )
}

interface PicturesProps extends Pick<GalleryZoomProps, 'images' | 'first' | 'onShow'> {
  readonly start: RefObject<HTMLElement | null>
}

function Pictures({ images, first, onShow, start }: PicturesProps) {
  const zoom = usePinchZoom()
  const isEnlarged = useRef(false)
  isEnlarged.current = zoom.isEnlarged
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [view, embla] = useEmblaCarousel({
    startIndex: first,
    loop: images.length > 2,
    duration: isStill ? 0 : 20,
    // While zoomed, a drag pans the picture and must not move on to the next one.
    watchDrag: () => !isEnlarged.current,
  })
  const place = useCallback(
    (element: HTMLElement | null) => {
      view(element)
      start.current = element
    },
    [view, start],
  )
  const [shown, setShown] = useState(first)
  const { reset } = zoom
  useEffect(() => {
    if (!embla) return
    const select = () => {
      reset()
      setShown(embla.selectedScrollSnap())
      onShow?.(embla.selectedScrollSnap())
    }
    embla.on('select', select)
    return () => void embla.off('select', select)
  }, [embla, onShow, reset])

  function press(key: string): boolean {
    if (key === '+' || key === '=') zoom.by(1.5)
    else if (key === '-') zoom.by(1 / 1.5)
    else if (key === '0') zoom.reset()
    else if (zoom.isEnlarged && key.startsWith('Arrow')) zoom.nudge(key)
    else if (key === 'ArrowRight') embla?.scrollNext()
    else if (key === 'ArrowLeft') embla?.scrollPrev()
    else return false
    return true
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are an addition to the buttons below
    <div className={styles.stage} onKeyDown={(event) => press(event.key) && event.preventDefault()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need a focusable target */}
      <section ref={place} className={styles.view} aria-roledescription="carousel" aria-label="Pictures" tabIndex={0}>
        <ul className={styles.slides}>
          {images.map((image, at) => (
            <ZoomSlide key={image.url} image={image} isShown={at === shown} zoom={zoom} />
          ))}
        </ul>
      </section>
      <ZoomTools
        zoom={zoom}
        shown={shown}
        count={images.length}
        onPrevious={() => embla?.scrollPrev()}
        onNext={() => embla?.scrollNext()}
      />
    </div>
  )
}
