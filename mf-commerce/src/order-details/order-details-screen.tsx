import { useApi, useParams, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { orderQuery } from '../parts/order/order.queries.ts'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { useOrderNews } from '../parts/tracking/use-order-news.ts'
import styles from './order-details.module.css'
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx'
import { OrderSheet } from './order-sheet.tsx'

/** One order of the user; the maker's steps show up within moments. */
export function OrderDetailsScreen() {
  const { orderId = '' } = useParams()
  const { status } = useSession()
  const order = useQuery({ ...orderQuery(useApi(), orderId), enabled: status === 'user' })
  const track = useTrack()
  useToldOnce(orderId, order.data, () => track('ORDER_DETAILS_VIEWED', {}))
  useOrderNews(orderId, order.data !== undefined)
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your order"
        text="Sign in to see it."
        onSignIn={() => signIn('Sign in to see your order.')}
      />
    )
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
