import { useCallback, useState } from 'react'
import { classes } from '../classes.ts'
import { type Picture, pictureSrcSet, pictureUrl } from './picture.ts'
import styles from './picture-view.module.css'

export type { Picture } from './picture.ts'

export interface PictureViewProps {
  picture: Picture
  /** CSS pixels asked of the image store at dpr 1: one number for all, or one for each side of 800 px. */
  width?: number | { mobile: number; desktop: number }
  /** How wide it will stand, as in `<img sizes>`; then the browser chooses by width and not by density. */
  sizes?: string
  /** It is the largest thing of the first view: loaded at once, ahead of others. */
  priority?: boolean
  /** Width over height to cut it to; without it the picture keeps its own. */
  aspect?: number
  /** The text beside it says the same, so it is not read out. */
  decorative?: boolean
  className?: string
}

const defaultWidths = { mobile: 250, desktop: 480 }

/** A picture with its room kept, its colour as the ground, in WebP for screens of dpr 1 to 3. */
export function PictureView(props: PictureViewProps) {
  const { picture, width = defaultWidths, sizes, priority, aspect, decorative, className } = props
  const [hasFailed, setHasFailed] = useState(false)
  const { mobile, desktop } = typeof width === 'number' ? { mobile: width, desktop: width } : width
  // With a point that must stay the browser cuts and not the image store, which cuts around the middle.
  const { focus } = picture
  const cut = focus ? undefined : aspect
  const shape = aspect ?? picture.width / picture.height

  // It may have failed before React came to listen.
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
        // The big picture comes in the same frame as the text around it.
        decoding={priority ? 'sync' : 'async'}
        className={styles.image}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
        onError={() => setHasFailed(true)}
      />
    </picture>
  )
}
