import type { NavItem } from '@nukkad/contracts/endpoints/site/config'
import { Link } from '@nukkad/platform'
import { IconChevronLeft, IconChevronRight } from '@nukkad/ui/icons'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import styles from './nav-drawer.module.css'

/** A link at any level. */
interface Level {
  readonly title: string
  readonly url: string
  readonly label: string | null
  readonly children?: readonly Level[]
}

/** One level at a time: an entry with children leads down, and the first line leads back up. */
export function NavLevels({ items }: { items: readonly NavItem[] }) {
  const [trail, setTrail] = useState<readonly Level[]>([])
  const way = useRef<HTMLButtonElement>(null)
  const depth = useRef(0)
  const here = trail.at(-1)
  const shown: readonly Level[] = here ? (here.children ?? []) : items.filter((item) => !item.hide)

  // The pressed entry is gone with its level, so the focus moves to the back button.
  useEffect(() => {
    if (trail.length > depth.current) way.current?.focus()
    depth.current = trail.length
  }, [trail])

  return (
    <>
      {here && (
        <button ref={way} type="button" className={styles.back} onClick={() => setTrail(trail.slice(0, -1))}>
          <IconChevronLeft size={20} aria-hidden="true" />
          <VisuallyHidden>Back from </VisuallyHidden>
          {here.title}
        </button>
      )}
      <ul key={trail.length} className={here ? `${styles.list} ${styles.deeper}` : styles.list}>
        {here && (
          <li className={styles.entry}>
            <Link to={here.url} className={styles.link}>
              All of {here.title}
            </Link>
          </li>
        )}
        {shown.map((item) => (
          <li key={item.url} className={styles.entry}>
            {item.children && item.children.length > 0 ? (
              <button
                type="button"
                className={styles.link}
                aria-haspopup="true"
                onClick={() => setTrail([...trail, item])}
              >
                <Face {...item} />
                <IconChevronRight size={18} aria-hidden="true" className={styles.sign} />
              </button>
            ) : (
              <Link to={item.url} className={styles.link}>
                <Face {...item} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const Face = ({ title, label }: Level) => (
  <>
    {title}
    {label && <span className={styles.label}>{label}</span>}
  </>
)
