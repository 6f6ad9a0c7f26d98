import type { ListedRequest } from '@nukkad/contracts/endpoints/merchants/selling-requests'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { RequestBadge } from '../parts/team/request-badge.tsx'
import styles from '../parts/team/team.module.css'

/** A request in the list: who asks, from where, and how long they have waited. */
export function RequestRow({ request }: { readonly request: ListedRequest }) {
  const { id, name, shop, city, askedAt } = request
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <h2>
          <Link to={hrefs.sellRequests(id)} className={coveringLink}>
            {shop}
          </Link>
        </h2>
        <RequestBadge request={request} />
      </div>
      <p>
        {name}, {city}
      </p>
      <p className={styles.quiet}>Asked on {formatDay(askedAt)}</p>
    </li>
  )
}
