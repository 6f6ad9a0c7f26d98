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
  /** The picture it opens with. */
  readonly first: number
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Which picture stands there now, for the page behind. */
  readonly onShow?: (at: number) => void
}

/** The pictures as large as the screen: dragged from one to the next, enlarged by pinch, tap, button or key. */
export default function GalleryZoom({ images, first, title, isOpen, onOpenChange, onShow }: GalleryZoomProps) {
  // Keys work at once: the pictures have the focus, not the way out.
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
    // An enlarged picture is moved under the finger; the next one would only come by mistake.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons below do as well
    <div className={styles.stage} onKeyDown={(event) => press(event.key) && event.preventDefault()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys need somewhere to go */}
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
