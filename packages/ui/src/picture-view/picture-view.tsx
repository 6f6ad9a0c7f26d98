import { useCallback, useState } from 'react'
import { classes } from '../classes.ts'
import { type Picture, pictureSrcSet, pictureUrl } from './picture.ts'
import styles from './picture-view.module.css'

export type { Picture } from './picture.ts'

export interface PictureViewProps {
  picture: Picture
  /** CSS pixels requested from the image store at dpr 1: one number for all, or one for each side of 800 px. */
  width?: number | { mobile: number; desktop: number }
  /** The rendered width, as in `<img sizes>`; the browser then chooses by width instead of density. */
  sizes?: string
  /** Whether it is the largest element of the first view, and is loaded at once with high priority. */
  priority?: boolean
  /** Aspect ratio (width over height) to crop to; by default the picture's own. */
  aspect?: number
  /** Whether adjacent text says the same, so that it is hidden from screen readers. */
  decorative?: boolean
  className?: string
}

const defaultWidths = { mobile: 250, desktop: 480 }

/** A picture with reserved space and its dominant colour as background, in WebP for dpr 1 to 3. */
export function PictureView(props: PictureViewProps) {
  const { picture, width = defaultWidths, sizes, priority, aspect, decorative, className } = props
  const [hasFailed, setHasFailed] = useState(false)
  const { mobile, desktop } = typeof width === 'number' ? { mobile: width, desktop: width } : width
  // With a focal point, the browser crops instead of the image store, which crops around the middle.
  const { focus } = picture
  const cut = focus ? undefined : aspect
  const shape = aspect ?? picture.width / picture.height

  // It may have failed before React attached its listener.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasFailed(true)
  }, [])

  const ground = { backgroundColor: picture.color, aspectRatio: `${shape}` }
  const alt = decorative ? '' : picture.alt
  if (hasFailed) {
    const spoken = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true as const }
    return <span {...spoken} className={classes(styles.frame, styles.failed, className)} style={ground} />
  }
  return (
    <picture className={classes(styles.frame, className)} style={ground}>
      {desktop !== mobile && !sizes && (
        <source media="(width >= 800px)" srcSet={pictureSrcSet(picture, { width: desktop, aspect: cut })} />
      )}
      <img
        ref={look}
        alt={alt}
        src={pictureUrl(picture, { width: desktop, aspect: cut })}
        srcSet={pictureSrcSet(picture, { width: sizes ? desktop : mobile, aspect: cut }, Boolean(sizes))}
        sizes={sizes}
        width={desktop}
        height={Math.round(desktop / shape)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        // A priority picture is painted in the same frame as the text around it.
        decoding={priority ? 'sync' : 'async'}
        className={styles.image}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        onError={() => setHasFailed(true)}
      />
    </picture>
  )
}
