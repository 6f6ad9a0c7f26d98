import type { NavItem } from '@nukkad/contracts/endpoints/config'
import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Drawer } from '@nukkad/ui/drawer'
import { IconChevronDown, IconPackage, IconPin, IconSignOut, IconUser } from '@nukkad/ui/icons'
import { Skyline } from '@nukkad/ui/skyline'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useShownCity } from '../parts/shown-city.ts'
import styles from './nav-drawer.module.css'

export interface NavDrawerProps {
  items: readonly NavItem[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The navigation of a phone. It closes when a link was followed or another dialog is asked for. */
export function NavDrawer({ items, isOpen, onOpenChange }: NavDrawerProps) {
  const bus = useBus()
  const { status } = useSession()
  const { slug, name } = useShownCity()
  const { pathname, search } = useLocation()
  const place = pathname + search
  const shownAt = useRef(place)

  useEffect(() => {
    if (shownAt.current === place) return
    shownAt.current = place
    onOpenChange(false)
  }, [place, onOpenChange])

  function leaveFor(ask: () => void) {
    onOpenChange(false)
    ask()
  }

  // A link to the page that is already shown changes no address.
  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onOpenChange(false)
  }

  return (
    <Drawer side="left" isOpen={isOpen} onOpenChange={onOpenChange} title="Menu" hideTitle>
      <button type="button" className={styles.city} onClick={() => leaveFor(() => bus.publish('location.wanted', {}))}>
        <Skyline city={slug} size={56} />
        <span>
          <strong>{name}</strong>
          <span className={styles.change}>
            <IconPin size={14} aria-hidden="true" /> Change city
          </span>
        </span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <nav aria-label="Main" onClick={closeOnLink}>
        <ul className={styles.list}>
          {items
            .filter((item) => !item.hide)
            .map((item) => (
              <li key={item.url} className={styles.entry}>
                <Entry item={item} />
              </li>
            ))}
          {status === 'user' && (
            <li className={styles.entry}>
              <Link to={hrefs.orderHistory()} className={styles.own}>
                <IconPackage size={20} aria-hidden="true" /> Your orders
              </Link>
            </li>
          )}
        </ul>
      </nav>
      {status === 'user' ? (
        <button type="button" className={styles.own} onClick={() => leaveFor(() => bus.publish('sign-out.wanted', {}))}>
          <IconSignOut size={20} aria-hidden="true" /> Log out
        </button>
      ) : (
        <button
          type="button"
          className={styles.own}
          onClick={() => leaveFor(() => bus.publish('sign-in.wanted', { reason: '' }))}
        >
          <IconUser size={20} aria-hidden="true" /> Sign in or join
        </button>
      )}
    </Drawer>
  )
}

function Entry({ item }: { item: NavItem }) {
  if (item.children.length === 0)
    return (
      <Link to={item.url} className={styles.link}>
        {item.title}
        {item.label && <span className={styles.label}>{item.label}</span>}
      </Link>
    )
  return (
    <details>
      <summary className={styles.link}>
        {item.title}
        {item.label && <span className={styles.label}>{item.label}</span>}
        <IconChevronDown size={18} aria-hidden="true" className={styles.sign} />
      </summary>
      <ul className={styles.children}>
        <li>
          <Link to={item.url} className={styles.child}>
            All of {item.title}
          </Link>
        </li>
        {item.children.map((child) => (
          <li key={child.url}>
            <Link to={child.url} className={styles.child}>
              {child.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
