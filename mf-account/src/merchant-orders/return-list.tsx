import { returnGroups } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { formatDay, hrefs, keepPreviousData, Link, useApi, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Badge } from '@nukkad/ui/badge'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { returnsQuery } from '../parts/back-office/back-office.queries.ts'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { FilterBar } from '../parts/back-office/filter-bar.tsx'
import { oneOf, withQuery } from '../parts/back-office/page-of.ts'
import styles from './merchant-orders.module.css'

interface ReturnListProps {
  readonly isOpen: boolean
  readonly part: string | null
  readonly page: number
}

const kinds = { return: 'Return', exchange: 'Exchange', claim: 'Damage' } as const
const labels = { waiting: 'Returns to answer', under_way: 'Coming back', ended: 'Answered' } as const

/** Returns, exchanges and damage reports: their filters are among those of the orders, the list appears on demand. */
export function ReturnList({ isOpen, part, page }: ReturnListProps) {
  const { user } = useSession()
  const group = oneOf(returnGroups, part)
  const returns = useQuery({
    ...returnsQuery(useApi(), isOpen ? group : null, isOpen ? page : 1),
    enabled: user?.role === 'merchant',
    placeholderData: keepPreviousData,
  })
  const path = hrefs.merchantOrders()
  const { data } = returns
  const bar = (
    <FilterBar
      label="Which returns"
      filters={returnGroups.map((name) => ({
        label: labels[name],
        href: withQuery(path, { group: 'returns', part: name }),
        count: data?.counts[name],
        isHere: isOpen && group === name,
      }))}
    />
  )
  if (!isOpen) return bar
  return (
    <>
      {bar}
      {!data && !returns.isError && <BackOfficeRows />}
      {!data && returns.isError && (
        <LoadFailure what="The returns" isAway={isAway(returns.error)} onRetry={() => void returns.refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState title="No returns" text="Requests for a return or an exchange appear here." />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.list} aria-busy={returns.isPlaceholderData}>
          {data.data.map(({ requestId, orderId, kind, label, buyer, requestedAt, lines }) => (
            <li key={requestId} className={styles.card}>
              <div className={styles.top}>
                <Badge tone="warning">{label}</Badge>
                <span className={styles.quiet}>{formatDay(requestedAt)}</span>
              </div>
              <h2 className={styles.number}>
                {kinds[kind]} from {buyer}
              </h2>
              <p>
                {lines.map(({ qty, name, reason_label: why }) => `${qty} × ${name} (${why.toLowerCase()})`).join(', ')}
              </p>
              <ButtonLink href={hrefs.merchantOrder(orderId)} linkAs={Link} size={56} wide>
                Open order {orderId}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={data.page}
          hasNext={data.hasNext}
          hrefOf={(next) => withQuery(path, { group: 'returns', part: group, page: next > 1 ? next : null })}
          linkAs={Link}
        />
      )}
    </>
  )
}
