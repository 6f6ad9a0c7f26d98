import { Link, useIsActive } from '@nukkad/platform'
import { IconGrid } from '@nukkad/ui/icons'
import { useState } from 'react'
import { useOnDemand } from '../../parts/use-on-demand.ts'
import styles from './secondary-nav.module.css'

interface CategoryLink {
  readonly title: string
  readonly url: string
  readonly label: string | null
}

const loadDrawer = async () => (await import('./category-drawer.tsx')).CategoryDrawer

/** The shop's categories in one row, for browsing between them; on a phone also all of them in a drawer. */
export function SecondaryNav({ links }: { links: readonly CategoryLink[] }) {
  const [CategoryDrawer, fetchDrawer] = useOnDemand(loadDrawer)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <nav aria-label="Categories" className={styles.nav}>
      <ul className={styles.list}>
        <li className={styles.all}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.button}
            onClick={async () => setIsOpen(await fetchDrawer())}
          >
            <IconGrid size={16} aria-hidden="true" /> All
          </button>
        </li>
        {links.map((link) => (
          <Entry key={link.url} {...link} />
        ))}
      </ul>
      {CategoryDrawer && <CategoryDrawer isOpen={isOpen} onOpenChange={setIsOpen} />}
    </nav>
  )
}

function Entry({ title, url, label }: CategoryLink) {
  const isActive = useIsActive(url)
  return (
    <li>
      <Link to={url} className={styles.link} aria-current={isActive ? 'page' : undefined}>
        {title}
        {label && <span className={styles.label}>{label}</span>}
      </Link>
    </li>
  )
}
