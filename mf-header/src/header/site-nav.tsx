import type { NavItem } from '@nukkad/contracts/endpoints/config'
import { Link, useIsActive, useLocation } from '@nukkad/platform'
import { IconChevronDown } from '@nukkad/ui/icons'
import styles from './site-nav.module.css'
import { useDisclosure } from './use-disclosure.ts'

/** The first row of the site on a desktop; its room is kept when the entries do not come. */
export function SiteNav({ items }: { items: readonly NavItem[] }) {
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {items
          .filter((item) => !item.hide)
          .map((item) => (
            <Entry key={item.url} item={item} />
          ))}
      </ul>
    </nav>
  )
}

function Entry({ item }: { item: NavItem }) {
  const { pathname } = useLocation()
  const isActive = useIsActive(item.url, { exact: isCityHome(item.url) })
  const { ref, isOpen, toggle } = useDisclosure<HTMLLIElement>(pathname)
  const hasMore = item.children.length > 0
  return (
    <li ref={ref} className={styles.entry}>
      <Link to={item.url} className={styles.link} aria-current={isActive ? 'page' : undefined}>
        {item.title}
        {item.label && <span className={styles.label}>{item.label}</span>}
      </Link>
      {hasMore && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={`More in ${item.title}`}
          onClick={toggle}
        >
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      )}
      {hasMore && (
        <ul className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}>
          {item.children.map((child) => (
            <li key={child.url}>
              <Link to={child.url} className={styles.child}>
                {child.title}
                {child.label && <span className={styles.label}>{child.label}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** '/delhi' is not the place of everything below it, '/shop' is. */
const isCityHome = (url: string) => /^\/[a-z-]*$/.test(url) && url !== '/shop'
