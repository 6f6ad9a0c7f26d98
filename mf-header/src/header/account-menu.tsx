import { hrefs, Link, useBus, useLocation, useSession } from '@nukkad/platform'
import { IconPackage, IconSignOut, IconStore, IconUser } from '@nukkad/ui/icons'
import styles from './account-menu.module.css'
import { useDisclosure } from './use-disclosure.ts'

/** Sign in for a guest; for a user a short menu. Before any script it leads to the orders, which ask for the rest. */
export function AccountMenu() {
  const bus = useBus()
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const { ref, isOpen, toggle, close } = useDisclosure<HTMLDivElement>(pathname)

  if (status !== 'user')
    return (
      <a
        href={hrefs.orderHistory()}
        className={styles.button}
        aria-label="Sign in"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          bus.publish('sign-in.wanted', { reason: '' })
        }}
      >
        <IconUser size={22} aria-hidden="true" />
      </a>
    )

  return (
    <div ref={ref} className={styles.account}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-label={`Account of ${user.firstName || user.displayName}`}
        onClick={toggle}
      >
        <span className={styles.initial} aria-hidden="true">
          {(user.firstName || user.displayName || user.email).slice(0, 1).toUpperCase()}
        </span>
      </button>
      {isOpen && (
        <div className={styles.menu}>
          <p className={styles.who}>
            <strong>{user.displayName || user.firstName}</strong>
            <span>{user.email}</span>
          </p>
          {user.role === 'merchant' && (
            <Link to={hrefs.merchantHome()} className={styles.item}>
              <IconStore size={18} aria-hidden="true" />
              Your desk
            </Link>
          )}
          <Link to={hrefs.orderHistory()} className={styles.item}>
            <IconPackage size={18} aria-hidden="true" />
            Orders
          </Link>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close()
              bus.publish('sign-out.wanted', {})
            }}
          >
            <IconSignOut size={18} aria-hidden="true" />
            Log out
          </button>
        </div>
      )}
    </div>
  )
}
