import { useApi, useBus, useQuery, useSession } from '@nukkad/platform'
import { IconSignOut } from '@nukkad/ui/icons'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useShownCity } from '../../parts/shown-city.ts'
import { menuQuery } from '../header.queries.ts'
import { AccountLinks } from './account-links.tsx'
import styles from './account-menu.module.css'

/** The panel below the account button: the user's name, links to their pages, and signing out. */
export function AccountPanel({ onClose }: { onClose: () => void }) {
  const bus = useBus()
  const { user } = useSession()
  const { slug } = useShownCity()
  const { data, isPending } = useQuery(menuQuery(useApi(), slug))
  if (!user) return null
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <strong>{user.displayName || user.firstName}</strong>
        <span>{user.email || user.phone}</span>
      </p>
      {isPending ? (
        <div className={styles.waiting}>
          <Skeleton lines={5} height="1.75rem" />
        </div>
      ) : (
        <AccountLinks className={styles.item} links={data?.account} />
      )}
      <button
        type="button"
        className={styles.item}
        onClick={() => {
          onClose()
          bus.request('sign-out', {})
        }}
      >
        <IconSignOut size={18} aria-hidden="true" />
        Log out
      </button>
    </div>
  )
}
