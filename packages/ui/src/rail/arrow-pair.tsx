import { type RefObject, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts'
import styles from './rail-arrows.module.css'

export interface RailArrowsProps {
  /** the scrolling element */
  readonly view: RefObject<HTMLElement | null>
  /** the name of the row, for screen readers */
  readonly label: string
}

/** A smaller distance is a rounding error of the browser rather than room to scroll, in px. */
const slack = 4

/** The directions in which a row can be scrolled. */
function useWays(view: RefObject<HTMLElement | null>) {
  const [ways, setWays] = useState({ back: false, on: false })
  useEffect(() => {
    const row = view.current
    if (!row) return
    const look = () => {
      const back = row.scrollLeft > slack
      const on = row.scrollLeft + row.clientWidth < row.scrollWidth - slack
      setWays((now) => (now.back === back && now.on === on ? now : { back, on }))
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(row)
    if (row.firstElementChild) observer?.observe(row.firstElementChild)
    return () => {
      row.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [view])
  return ways
}

/**
 * Two arrows at the ends of a scrollable row. An arrow that leads no further is hidden and out of the tab order, but
 * keeps the focus if it was just pressed.
 */
export function ArrowPair({ view, label }: RailArrowsProps) {
  const { back, on } = useWays(view)
  if (!back && !on) return null
  return (
    <>
      <Arrow view={view} label={`${label}: back`} isOpen={back} sense={-1} />
      <Arrow view={view} label={`${label}: on`} isOpen={on} sense={1} />
    </>
  )
}

interface ArrowProps extends RailArrowsProps {
  readonly isOpen: boolean
  readonly sense: 1 | -1
}

function Arrow({ view, label, isOpen, sense }: ArrowProps) {
  const Sign = sense === 1 ? IconChevronRight : IconChevronLeft
  return (
    <button
      type="button"
      className={classes(styles.arrow, sense === 1 ? styles.on : styles.back)}
      aria-label={label}
      aria-disabled={!isOpen}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => {
        const row = view.current
        const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
        if (isOpen) row?.scrollBy?.({ left: sense * row.clientWidth * 0.8, behavior: isStill ? 'auto' : 'smooth' })
      }}
    >
      <Sign size={22} aria-hidden="true" />
    </button>
  )
}
