import type { Picture } from '@nukkad/contracts/schema'
import { IconChevronLeft, IconChevronRight, IconSearch } from '@nukkad/ui/icons'
import { PictureView } from '@nukkad/ui/picture-view'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useOpening } from '../parts/use-opening.ts'
import styles from './gallery.module.css'

const GalleryZoom = lazy(() => import('../parts/zoom/gallery-zoom.tsx'))

const placeOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth)

interface GalleryProps {
  readonly images: readonly Picture[]
  readonly title: string
  /** Shown over the corner of the picture: save, share. */
  readonly children?: ReactNode
}

/**
 * The pictures of the chosen variant. The strip uses native scrolling, so it swipes without a script; the thumbnails
 * are links into it, which work without JavaScript too. The zoom view is loaded on demand.
 */
// limit: thumbnails, strip and arrows move one position
export function Gallery({ images, title, children }: GalleryProps) {
  const id = useId()
  const strip = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(0)
  const zoom = useOpening()
  // The strip may have been scrolled before hydration.
  useEffect(() => {
    if (strip.current?.clientWidth) setShown(placeOf(strip.current))
  }, [])

  function show(at: number) {
    const list = strip.current
    const to = (at + images.length) % images.length
    // CSS decides between smooth and instant scrolling, by the visitor's motion preference.
    list?.scrollTo(to * list.clientWidth, 0)
    setShown(to)
  }
  const arrow = (step: -1 | 1) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={step < 0 ? 'Picture before' : 'Next picture'}
      onClick={() => show(shown + step)}
    >
      {step < 0 ? <IconChevronLeft size={20} /> : <IconChevronRight size={20} />}
    </button>
  )
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
          onClick={zoom.open}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
            if (!step) return
            event.preventDefault()
            show(shown + step)
          }}
          onScroll={({ currentTarget }) => {
            if (currentTarget.clientWidth > 0) setShown(placeOf(currentTarget))
          }}
        >
          <ul className={styles.slides}>
            {images.map((image, at) => (
              <li key={image.url} id={`${id}-${at}`} className={styles.slide}>
                <PictureView
                  picture={image}
                  width={380}
                  sizes="(width < 800px) 100vw, 35rem"
                  aspect={4 / 5}
                  priority={at === 0}
                />
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.corner}>{children}</div>
        <div className={styles.foot}>
          {images.length > 1 && (
            <>
              {arrow(-1)}
              <p className={styles.position} aria-hidden="true">
                {shown + 1} / {images.length}
              </p>
              {arrow(1)}
            </>
          )}
          <button type="button" className={styles.zoom} aria-label="Enlarge" onClick={zoom.open}>
            <IconSearch size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
      {zoom.isWanted && (
        <Suspense>
          <GalleryZoom
            images={images}
            first={shown}
            title={title}
            isOpen={zoom.isOpen}
            onOpenChange={zoom.onOpenChange}
            onShow={show}
          />
        </Suspense>
      )}
    </div>
  )
}
