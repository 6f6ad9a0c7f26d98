import { Link } from '@nukkad/platform'
import { Dialog } from '@nukkad/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import styles from './full-map.module.css'
import { MapFrame } from './map-frame.tsx'
import type { MapViewProps } from './map-view-props.ts'

interface FullMapProps extends MapViewProps {
  readonly isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** The full-screen map with its places as a row of cards; the selected pin and card are kept in sync. */
export function FullMap({ isOpen, onOpenChange, onChoose: _, className: __, ...map }: FullMapProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={map.label} size="full">
      <MapWithCards {...map} />
    </Dialog>
  )
}

function MapWithCards({ chosen: before = null, ...map }: Omit<MapViewProps, 'onChoose' | 'className'>) {
  const [chosen, setChosen] = useState(before)
  const row = useRef<HTMLOListElement>(null)
  /** until the row is scrolled, its first card does not count as chosen */
  const hasMoved = useRef(false)
  const cardOf = (id: string) => row.current?.querySelector(`[data-card="${CSS.escape(id)}"]`)
  function moved() {
    hasMoved.current = true
  }
  function choose(id: string) {
    setChosen(id)
    cardOf(id)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  // A card swiped into the middle becomes the chosen one.
  useEffect(() => {
    const { current } = row
    if (!current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (shown instanceof HTMLElement && shown.dataset.card && hasMoved.current) setChosen(shown.dataset.card)
      },
      { root: current, rootMargin: '0px -45%' },
    )
    for (const card of current.children) observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.full}>
      <MapFrame {...map} className={styles.map} chosen={chosen} onChoose={choose} isFull />
      <ol ref={row} className={styles.cards} onScroll={moved}>
        {map.points.map(({ id, title, href, number, note }) => (
          <li key={id} data-card={id} className={id === chosen ? `${styles.card} ${styles.chosen}` : styles.card}>
            {number !== undefined && <b aria-hidden="true">{number}</b>}
            <div>
              {href ? (
                <Link to={href} className={styles.title}>
                  {title}
                </Link>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              {note && <p>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
