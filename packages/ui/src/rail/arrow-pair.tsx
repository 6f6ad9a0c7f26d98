import { type RefObject, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { IconChevronLeft, IconChevronRight } from '../icons/icons.ts'
import styles from './rail-arrows.module.css'

export interface RailArrowsProps {
  /** what scrolls */
  readonly view: RefObject<HTMLElement | null>
  /** what the row is, for those who hear the buttons */
  readonly label: string
}

/** Less than this is a rounding of the browser and no way to go, in px. */
const slack = 4

/** Which ways a row runs on beyond what is seen. */
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
 * Two arrows over the ends of a row that runs on. An arrow at its end is out of sight and out of the tab order, but
 * keeps the focus of whoever just pressed it.
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
