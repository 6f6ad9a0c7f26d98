import { hrefs, Link, useApi, useBus, useQuery, useSession } from '@nukkad/platform'
import { Drawer } from '@nukkad/ui/drawer'
import { IconPin, IconSignOut, IconSmartphone, IconUser } from '@nukkad/ui/icons'
import { Skeleton } from '@nukkad/ui/skeleton'
import { Skyline } from '@nukkad/ui/skyline'
import { useShownCity } from '../../parts/shown-city.ts'
import { useAppLink } from '../../parts/use-app-link.ts'
import { useCloseOnPage } from '../../parts/use-close-on-page.ts'
import { AccountLinks } from '../account/account-links.tsx'
import { menuQuery } from '../header.queries.ts'
import styles from './nav-drawer.module.css'
import { NavLevels } from './nav-levels.tsx'

export interface NavDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The navigation on a phone. It closes when a link is followed or another dialog is requested. */
export function NavDrawer({ isOpen, onOpenChange }: NavDrawerProps) {
  const bus = useBus()
  const { status } = useSession()
  const { slug, name } = useShownCity()
  const { data, isError } = useQuery(menuQuery(useApi(), slug))
  const closeOnLink = useCloseOnPage(onOpenChange)
  const appLink = useAppLink()

  function leaveFor(ask: () => void) {
    onOpenChange(false)
    ask()
  }

  return (
    <Drawer side="left" isOpen={isOpen} onOpenChange={onOpenChange} title="Menu" hideTitle>
      <button type="button" className={styles.city} onClick={() => leaveFor(() => bus.request('choose-location', {}))}>
        <Skyline city={slug} size={56} />
        <span>
          <strong>{name}</strong>
          <span className={styles.change}>
            <IconPin size={14} aria-hidden="true" /> Change city
          </span>
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      <div onClick={closeOnLink}>
        <nav aria-label="Main" aria-busy={!data && !isError}>
          {!data && !isError && <Skeleton lines={7} height="2.5rem" />}
          {isError && (
            <p className={styles.problem}>
              The menu did not load. <Link to={hrefs.shop()}>The shop</Link> is open.
            </p>
          )}
          {data && <NavLevels items={data.mobile} />}
        </nav>
        {status === 'user' && <AccountLinks className={styles.own} links={data?.account} />}
        {appLink && (
          <a href={appLink} className={styles.own} rel="noopener nofollow">
            <IconSmartphone size={20} aria-hidden="true" /> Open in the app
          </a>
        )}
      </div>
      {status === 'user' ? (
        <button type="button" className={styles.own} onClick={() => leaveFor(() => bus.request('sign-out', {}))}>
          <IconSignOut size={20} aria-hidden="true" /> Log out
        </button>
      ) : (
        <button
          type="button"
          className={styles.own}
          onClick={() => leaveFor(() => bus.request('sign-in', { reason: '' }))}
        >
          <IconUser size={20} aria-hidden="true" /> Sign in or join
        </button>
      )}
    </Drawer>
  )
}
