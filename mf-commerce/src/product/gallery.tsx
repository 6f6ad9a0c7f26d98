import type { Picture } from '@nukkad/contracts/schema'
import { IconSearch } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import styles from './gallery.module.css'

const GalleryZoom = lazy(() => import('./gallery-zoom.tsx'))

interface GalleryProps {
  readonly images: readonly Picture[]
  readonly title: string
}

/**
 * The variant's own pictures. The strip is the browser's scroller, so it swipes as a phone does; the thumbnails are
 * links into it, which lead there without JavaScript too.
 */
export function Gallery({ images, title }: GalleryProps) {
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never')

  function show(at: number) {
    const list = strip.current
    if (list) list.scrollTo({ left: at * list.clientWidth, behavior: 'smooth' })
    setShown(at)
  }
  return (
    <div className={styles.gallery}>
      {images.length > 1 && (
        <ul className={styles.thumbs} aria-label="Pictures">
          {images.map((image, at) => (
            <li key={image.url}>
              <a
                href={`#${id}-${at}`}
                className={styles.thumb}
                aria-current={at === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  show(at)
                }}
              >
                <PictureView picture={image} width={72} aspect={4 / 5} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <section
          ref={strip}
          className={styles.strip}
          aria-label={`Pictures of ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget
            if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
          }}
        >
          <ul className={styles.slides}>
            {images.map((image, at) => (
              <li key={image.url} id={`${id}-${at}`} className={styles.slide}>
                <PictureView
                  picture={image}
                  width={560}
                  sizes="(width < 800px) 100vw, 35rem"
                  aspect={4 / 5}
                  priority={at === 0}
                />
              </li>
            ))}
          </ul>
        </section>
        <button type="button" className={styles.zoom} aria-label="Look closer" onClick={() => setZoom('open')}>
          <IconSearch size={20} aria-hidden="true" />
        </button>
        {images.length > 1 && (
          <p className={styles.position} aria-hidden="true">
            {shown + 1} / {images.length}
          </p>
        )}
      </div>
      {zoom !== 'never' && images[shown] && (
        <Suspense>
          <GalleryZoom
            image={images[shown]}
            title={title}
            isOpen={zoom === 'open'}
            onOpenChange={(isOpen) => setZoom(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
