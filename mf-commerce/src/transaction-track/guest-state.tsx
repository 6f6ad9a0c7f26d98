import { getTransactionState } from '@nukkad/contracts/endpoints/orders/orders'
import { useApi, useBus, useLocation, useQuery } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { isAbsent, isAway, retryWhileAway } from '@nukkad/platform/retrying'
import { Button } from '@nukkad/ui/button'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { stateWords } from './state-words.ts'
import styles from './transaction-track.module.css'
import { TransactionTrackSkeleton } from './transaction-track-skeleton.tsx'

/** What anyone with a payment's number may see: its state and its orders. The rest requires signing in. */
export function GuestState({ transactionId }: { readonly transactionId: string }) {
  const api = useApi()
  const bus = useBus()
  const { pathname, search } = useLocation()
  const known = useQuery({
    queryKey: ['transaction-state', transactionId],
    queryFn: async ({ signal }) => (await api.call(getTransactionState, { query: { transactionId } }, { signal })).data,
    staleTime: 0,
    ...retryWhileAway,
    refetchInterval: (query) => query.state.data?.pollAfter ?? retryWhileAway.refetchInterval(query),
  })
  if (isAbsent(known.error)) return <UnknownOrder />
  if (known.isError && !known.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Your payment</h1>
        <LoadFailure what="Your payment" isAway={isAway(known.error)} onRetry={() => void known.refetch()} />
      </div>
    )
  }
  if (!known.data) return <TransactionTrackSkeleton />
  const { title, text } = stateWords[nextOf(known.data)]
  const { orderIds } = known.data
  return (
    <div className={styles.page}>
      <div className={styles.panel} role="status">
        <p className={styles.kicker}>Payment {transactionId}</p>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
        {orderIds.length > 0 && (
          <p className={styles.lead}>
            {orderIds.length === 1 ? 'Order' : 'Orders'} {orderIds.join(', ')}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size={48}
          onClick={() =>
            bus.request('sign-in', { reason: 'Sign in to see your payment.', returnTo: pathname + search })
          }
        >
          Sign in for the details
        </Button>
      </div>
    </div>
  )
}
