import { useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/recovering'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { orderQuery } from '../parts/order/order.queries.ts'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { SignInInvite } from '../parts/screen-states/sign-in-invite.tsx'
import { useOrderNews } from '../parts/tracking/use-order-news.ts'
import styles from './order-details.module.css'
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx'
import { OrderSheet } from './order-sheet.tsx'

/** One order of the user; each step of the maker shows on it within moments. */
export function OrderDetailsScreen() {
  const { orderId = '' } = useParams()
  const { status } = useSession()
  const order = useQuery({ ...orderQuery(useApi(), orderId), enabled: status === 'user' })
  useOrderNews(orderId, order.data !== undefined)
  if (status === 'guest') {
    return <SignInInvite title="Your order" text="Sign in to see it." reason="Sign in to see your order." />
  }
  if (order.data) return <OrderSheet order={order.data} />
  if (isAbsent(order.error)) return <UnknownOrder />
  if (order.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your order</h1>
        <LoadFailure what="Your order" isAway={isAway(order.error)} onRetry={() => void order.refetch()} />
      </div>
    )
  }
  return <OrderDetailsSkeleton />
}
