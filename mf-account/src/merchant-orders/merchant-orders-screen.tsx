import { orderGroups, sendFilters } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import {
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useNavigate,
  useQuery,
  useSearchParams,
  useSession,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { ordersQuery } from '../parts/back-office/back-office.queries.ts'
import { BackOfficePage } from '../parts/back-office/back-office-page.tsx'
import { BackOfficeRows } from '../parts/back-office/back-office-skeleton.tsx'
import { FilterBar } from '../parts/back-office/filter-bar.tsx'
import { oneOf, pageOf, withQuery } from '../parts/back-office/page-of.ts'
import { SearchBox } from '../parts/back-office/search-box.tsx'
import styles from './merchant-orders.module.css'
import { OrderList } from './order-list.tsx'
import { ReturnList } from './return-list.tsx'

const labels = {
  waiting: 'New',
  accepted: 'To pack',
  packed: 'To hand over',
  shipped: 'On the way',
  failed: 'Not delivered',
  on_hold: 'On hold',
  delivered: 'Delivered',
  ended: 'Ended',
} as const
const sendLabels = { today: 'Send today', all: 'By day to send' } as const
const sendCounts = { today: 'send_today', all: 'to_send' } as const
const shown = ['waiting', 'accepted', 'packed', 'shipped', 'failed', 'on_hold', 'delivered', 'ended'] as const

/** The merchant's orders by pending step, searchable by number or name, with returns beside them. */
export function MerchantOrdersScreen() {
  const go = useNavigate()
  const [search] = useSearchParams()
  const { user } = useSession()
  const isReturns = search.get('group') === 'returns'
  const group = oneOf(orderGroups, search.get('group'))
  const send = group || isReturns ? null : oneOf(sendFilters, search.get('send'))
  const q = search.get('q') ?? ''
  const page = pageOf(search)
  const orders = useQuery({
    ...ordersQuery(useApi(), { group, send, q, page }),
    enabled: user?.role === 'merchant',
    placeholderData: keepPreviousData,
  })
  const path = hrefs.merchantOrders()
  const counts = orders.data?.counts
  return (
    <BackOfficePage title="Orders" skeleton={<BackOfficeRows />}>
      {() => (
        <div className={styles.orders}>
          <SearchBox
            label="Number, name or phone"
            value={q}
            found={orders.isPlaceholderData ? undefined : orders.data?.total}
            onSearch={(words) => go(withQuery(path, { q: words }), { keepScroll: true })}
          />
          <FilterBar
            label="Which orders"
            filters={[
              { label: 'All', href: withQuery(path, { q }), count: counts?.all, isHere: !group && !send && !isReturns },
              ...sendFilters.map((name) => ({
                label: sendLabels[name],
                href: withQuery(path, { send: name, q }),
                count: counts?.[sendCounts[name]],
                isHere: send === name,
              })),
              ...shown.map((name) => ({
                label: labels[name],
                href: withQuery(path, { group: name, q }),
                count: counts?.[name],
                isHere: group === name,
              })),
            ]}
          />
          {(group === 'accepted' || group === 'packed') && orders.data && orders.data.total > 0 && (
            <p className={styles.slips}>
              <Link to={hrefs.merchantSlips()} className={styles.link}>
                Print the packing slips of all that are to be sent
              </Link>
            </p>
          )}
          <ReturnList isOpen={isReturns} part={search.get('part')} page={page} />
          {!isReturns && orders.data && (
            <OrderList
              list={orders.data}
              isStale={orders.isPlaceholderData}
              q={q}
              hrefOf={(next) => withQuery(path, { group, send, q, page: next > 1 ? next : null })}
            />
          )}
          {!isReturns && !orders.data && !orders.isError && <BackOfficeRows />}
          {!isReturns && !orders.data && orders.isError && (
            <LoadFailure what="Your orders" isAway={isAway(orders.error)} onRetry={() => void orders.refetch()} />
          )}
        </div>
      )}
    </BackOfficePage>
  )
}
