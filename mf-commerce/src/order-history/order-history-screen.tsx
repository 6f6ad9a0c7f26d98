import {
  hrefs,
  keepPreviousData,
  Link,
  useApi,
  useQuery,
  useSearchParams,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Pager } from '@nukkad/ui/pager'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { ordersQuery } from '../parts/order/order.queries.ts'
import { WaitingPayments } from '../parts/paying/waiting-payments.tsx'
import styles from './order-history.module.css'
import { OrderHistorySkeleton } from './order-history-skeleton.tsx'
import { OrderRow } from './order-row.tsx'

const pageHref = (page: number) => (page > 1 ? `${hrefs.orderHistory()}?page=${page}` : hrefs.orderHistory())

/** All orders of the user, newest first, twenty per page. */
export function OrderHistoryScreen() {
  const { status } = useSession()
  const [search] = useSearchParams()
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  const orders = useQuery({
    ...ordersQuery(useApi(), page),
    enabled: status === 'user',
    placeholderData: keepPreviousData,
  })
  const track = useTrack()
  useToldOnce('history', orders.data, () => track('ORDER_HISTORY_VIEWED', {}))
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your orders"
        text="Sign in to see all your orders, their status and what they cost."
        onSignIn={() => signIn('Sign in to see your orders.')}
      />
    )
  }
  if (orders.isError && !orders.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your orders</h1>
        <LoadFailure what="Your orders" isAway={isAway(orders.error)} onRetry={() => void orders.refetch()} />
      </div>
    )
  }
  if (!orders.data) return <OrderHistorySkeleton />
  const { data: rows, total, hasNext } = orders.data
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your orders</h1>
      <WaitingPayments />
      {rows.length === 0 ? (
        <EmptyState
          title={total === 0 ? 'No orders yet' : 'There are no orders on this page'}
          text="When you buy something, you can track it here from the maker to your door."
          action={
            <ButtonLink href={total === 0 ? hrefs.shop() : hrefs.orderHistory()} linkAs={Link} size={48}>
              {total === 0 ? 'Browse the shop' : 'Go to the newest orders'}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles.orders} aria-busy={orders.isPlaceholderData}>
          {rows.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        hasNext={hasNext}
        hrefOf={pageHref}
        linkAs={Link}
        words={{ before: 'Newer', after: 'Older' }}
      />
    </div>
  )
}
