import { hrefs, useApi, useParams, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { orderQuery } from '../parts/order/order.queries.ts'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { NotPossible } from '../parts/request/not-possible.tsx'
import styles from '../parts/request/request.module.css'
import { RequestReceived } from '../parts/request/request-received.tsx'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { useOrderNews } from '../parts/tracking/use-order-news.ts'

/** The request in `?request=`, or the order's newest exchange; it updates as the maker responds. */
export function ExchangeConfirmScreen() {
  const { orderId = '' } = useParams()
  const [search] = useSearchParams()
  const { status } = useSession()
  const isUser = status === 'user'
  const order = useQuery({ ...orderQuery(useApi(), orderId), enabled: isUser })
  useOrderNews(orderId, isUser && order.data !== undefined)
  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Your exchange"
        text="Sign in to see it."
        onSignIn={() => signIn('Sign in to see your exchange.')}
      />
    )
  }
  if (order.data) {
    const wanted = search.get('request')
    const request = wanted
      ? order.data.returns.find(({ requestId }) => requestId === wanted)
      : // An exchange whose replacement sold out became a return.
        (order.data.returns.find(({ kind }) => kind === 'exchange') ?? order.data.returns[0])
    if (request) return <RequestReceived request={request} />
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your exchange</h1>
        <NotPossible
          title="No exchange request found"
          reason="If you just requested one and something failed, please request it again."
          orderId={orderId}
          other={{ label: 'Choose what to exchange', href: hrefs.orderExchange(orderId) }}
        />
      </div>
    )
  }
  if (isAbsent(order.error)) return <UnknownOrder />
  if (!order.isError) return <RequestSkeleton />
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your exchange</h1>
      <LoadFailure what="Your exchange" isAway={isAway(order.error)} onRetry={() => void order.refetch()} />
    </div>
  )
}
