import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** text: lines as high as the text around; block: a picture, a card. */
  kind?: 'text' | 'block'
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  /** Width over height of a block. */
  aspect?: number
  /** Number of lines of text; the last is shorter. */
  lines?: number
  className?: string
}

/** Room of the size of what comes. It is silent: the region that waits says `aria-busy`. */
export function Skeleton({ kind = 'text', width, height, aspect, lines = 1, className }: SkeletonProps) {
  const shape = { width, height, aspectRatio: aspect === undefined ? undefined : `${aspect}` }
  if (kind === 'block')
    return <span className={classes(styles.skeleton, styles.block, className)} style={shape} aria-hidden="true" />
  return (
    <span className={classes(styles.lines, className)} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are alike and never move
        <span key={line} className={classes(styles.skeleton, styles.text)} style={{ height }} />
      ))}
    </span>
  )
}
