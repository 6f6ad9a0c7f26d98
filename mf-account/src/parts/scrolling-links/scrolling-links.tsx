import { resizePause } from '@nukkad/ui/times'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './scrolling-links.module.css'

interface ScrollingLinksProps {
  /** what the links are about */
  readonly label: string
  /** the chosen link: when it changes, it is scrolled into view */
  readonly chosen: string
  /** list items with one link each; the chosen link has `aria-current` */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A row of links that scrolls horizontally where it does not fit. It fades out at an edge with more to scroll to, keeps
 * the chosen link in view, and the arrow keys, Home and End move along it.
 */
export function ScrollingLinks({ label, chosen, children }: ScrollingLinksProps) {
  const row = useRef<HTMLUListElement>(null)

  function markEdges() {
    const list = row.current
    if (!list) return
    const left = list.scrollWidth - list.clientWidth - list.scrollLeft
    list.toggleAttribute('data-before', list.scrollLeft > 1)
    list.toggleAttribute('data-after', left > 1)
  }
  // Counts that load into the links make the row longer, so it is measured again after every render.
  useEffect(markEdges)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function resized() {
      timer ??= setTimeout(() => {
        timer = undefined
        markEdges()
      }, resizePause)
    }
    window.addEventListener('resize', resized)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', resized)
    }
  })
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && link) list.scrollTo?.({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 })
  }, [chosen])

  function walk(event: KeyboardEvent) {
    const links = [...(row.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? undefined : steps[event.key]?.(at, links.length - 1)
    if (next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.row} onScroll={markEdges} onKeyDown={walk}>
        {children}
      </ul>
    </nav>
  )
}
