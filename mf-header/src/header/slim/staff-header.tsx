import type { RouteMatch } from '@nukkad/contracts'
import { Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { IconSignOut } from '@nukkad/ui/icons'
import { Logo } from '@nukkad/ui/logo'
import { useEffect, useRef } from 'react'
import { backOfficeOf, sectionOf } from './back-offices.ts'
import styles from './slim.module.css'

/** The staff header: the name of the back office, its sections, and a way out, without the shop's navigation. */
export function StaffHeader({ match }: { readonly match: RouteMatch }) {
  const bus = useBus()
  const { status, user } = useSession()
  const { pathname, search } = useLocation()
  const office = backOfficeOf(match)
  const sections = useRef<HTMLElement>(null)
  const here = pathname + search
  const isHere = (to: string) => to.split('?')[0] === pathname
  const current = sectionOf(office, pathname, search)
  // On a phone the row is wider than the screen, so the current section is scrolled into view.
  useEffect(() => {
    const row = sections.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && current)
      row.scrollLeft = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <header className={styles.header} data-variant="staff">
      <div className={styles.row}>
        <Link to={office.home} className={styles.logo} aria-label={`Nukkad, ${office.title}`}>
          <Logo className={styles.sign} />
        </Link>
        <p className={styles.whose}>{user?.displayName || office.title}</p>
        <nav ref={sections} aria-label={office.title} className={styles.sections} data-row={office.hasRow}>
          {office.sections.map(({ title, to }) => (
            <Link key={to} to={to} aria-current={to === current?.to ? (isHere(to) ? 'page' : 'true') : undefined}>
              {title}
            </Link>
          ))}
        </nav>
        {/* Its room is kept until it is known who is signed in, so that the sections do not move. */}
        {status !== 'guest' && (
          <Button
            className={user ? undefined : styles.pending}
            variant="quiet"
            size={40}
            icon={<IconSignOut size={18} aria-hidden="true" />}
            onClick={() => bus.request('sign-out', {})}
          >
            Sign out
          </Button>
        )}
      </div>
    </header>
  )
}
