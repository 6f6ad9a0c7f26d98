import { type HTMLAttributes, useRef } from 'react'
import { classes } from '../classes.ts'
import styles from './rail.module.css'
import { RailArrows } from './rail-arrows.tsx'

export type { RailArrowsProps } from './arrow-pair.tsx'
export { RailArrows } from './rail-arrows.tsx'

export interface RailProps extends HTMLAttributes<HTMLUListElement> {
  /** The name of the list, for users who reach it by Tab in order to scroll it. */
  label: string
  /** Width of an item on a phone and from 800 px; without it each is as wide as its content. */
  itemWidth?: 'card' | 'wide'
}

/** A list that scrolls horizontally and snaps to items; its children are `<li>`. With a mouse it has arrows. */
export function Rail({ label, itemWidth, className, ...rest }: RailProps) {
  const view = useRef<HTMLElement>(null)
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (WCAG
         2.1.1) */}
      <section ref={view} className={styles.view} aria-label={label} tabIndex={0}>
        <ul {...rest} className={classes(styles.list, itemWidth && styles[itemWidth], className)} />
      </section>
      <RailArrows view={view} label={label} />
    </div>
  )
}
