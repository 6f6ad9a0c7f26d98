import { Link, useLocation } from '@nukkad/platform'
import { IconChevronDown } from '@nukkad/ui/icons'
import type { Tab } from '../header.queries.ts'
import { useDisclosure } from '../use-disclosure.ts'
import panel from './nav-panel.module.css'
import styles from './site-nav.module.css'

/** The entries that do not fit into the row, below a button at its end. */
export function MoreTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { pathname } = useLocation()
  const { ref, isOpen, toggle, close } = useDisclosure<HTMLDivElement>(pathname)
  const isHere = tabs.some(({ url }) => url === pathname)
  return (
    <div ref={ref} className={styles.rest}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-current={isHere ? 'true' : undefined}
        onClick={toggle}
      >
        More
        <IconChevronDown size={14} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul className={`${panel.panel} ${styles.restPanel}`}>
          {tabs.map(({ title, url, label }) => (
            <li key={url}>
              <Link
                to={url}
                className={panel.link}
                aria-current={url === pathname ? 'page' : undefined}
                onClick={close}
              >
                {title}
                {label && <span className={panel.label}>{label}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
