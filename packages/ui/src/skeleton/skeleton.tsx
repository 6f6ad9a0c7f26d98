import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** text: lines as high as the surrounding text; block: a picture, a card. */
  kind?: 'text' | 'block'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** Aspect ratio of a block, width to height. */
  aspect?: number
  /** Number of lines of text; the last is shorter. */
  lines?: number
  className?: string
}

/**
 * A placeholder the size of the coming content. It is hidden from screen readers: the loading region has `aria-busy`.
 */
export function Skeleton({ kind = 'text', width, height, aspect, lines = 1, className }: SkeletonProps) {
  const shape = { width, height, aspectRatio: aspect === undefined ? undefined : `${aspect}` }
  if (kind === 'block')
    return <span className={classes(styles.skeleton, styles.block, className)} style={shape} aria-hidden="true" />
  return (
    <span className={classes(styles.lines, className)} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identical and never move
        <span key={line} className={classes(styles.skeleton, styles.text)} style={{ height }} />
      ))}
    </span>
  )
}
