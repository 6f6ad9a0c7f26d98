import { ApiError, useApi, useParams, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { trackingQuery } from '../parts/tracking/tracking.queries.ts'
import { AskPhone } from './ask-phone.tsx'
import styles from './order-track.module.css'
import { TrackedOrder } from './tracked-order.tsx'
import { useTrackingToken } from './use-tracking-token.ts'

/** The tracking of an order: shown at once to its buyer, and to others after a code sent to the delivery phone. */
export function OrderTrackScreen() {
  const { orderId = '' } = useParams()
  const { status } = useSession()
  const { token, orders, keep } = useTrackingToken()
  const api = useApi()
  const own = useQuery({ ...trackingQuery(api, orderId, null), enabled: status === 'user' })
  const isSomebodyElses = status === 'user' && isRefused(own.error)
  const isByPhone = token !== null && (status === 'guest' || isSomebodyElses)
  const byPhone = useQuery({ ...trackingQuery(api, orderId, token), enabled: isByPhone })
  const tracking = isByPhone ? byPhone : own
  const isWaiting = status === 'unknown' || ((isByPhone || status === 'user') && tracking.isPending)
  const isAsking = !isWaiting && (status === 'guest' || isSomebodyElses) && (!isByPhone || isRefused(byPhone.error))
  const shown = isRefused(tracking.error) ? undefined : tracking.data
  const track = useTrack()
  useToldOnce(orderId, shown, () => track('ORDER_TRACKED', {}))
  return (
    <div className={styles.page}>
      {shown ? (
        <TrackedOrder tracking={shown} isOwner={!isByPhone} />
      ) : (
        <>
          <div className={styles.head}>
            <h1 className={styles.title}>Track your order</h1>
            <p className={styles.lead}>
              Order {orderId}: every step from the maker’s bench to the door, who carries it, and when it comes.
            </p>
          </div>
          {isWaiting && (
            <div aria-busy="true">
              <Skeleton kind="block" height="20rem" />
            </div>
          )}
          {isAsking && (
            <AskPhone
              orderId={orderId}
              hasFailed={isByPhone}
              isUser={status === 'user'}
              orders={orders}
              onOpen={keep}
            />
          )}
          {!isWaiting && !isAsking && (
            <LoadFailure what="The order" isAway={isAway(tracking.error)} onRetry={() => void tracking.refetch()} />
          )}
        </>
      )}
    </div>
  )
}

/** The order is not this caller's, or no longer; a code sent to the phone may still open it. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && [400, 401, 403, 404].includes(error.status)
