import { useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { confirmationQuery, isPending } from '../parts/order/order.queries.ts'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import { isAbsent } from '../parts/screen-states/is-absent.ts'
import { LoadFailure } from '../parts/screen-states/load-failure.tsx'
import { SignInInvite } from '../parts/screen-states/sign-in-invite.tsx'
import styles from './confirmed.module.css'
import { Confirmed } from './confirmed.tsx'
import { ConfirmedSkeleton } from './confirmed-skeleton.tsx'
import { WaitingForPayment } from './waiting-for-payment.tsx'

/** What came of a checkout: thanks, or the wait for a payment. */
export function ConfirmedScreen() {
  const { transactionId = '' } = useParams()
  const { status } = useSession()
  const confirmation = useQuery({ ...confirmationQuery(useApi(), transactionId), enabled: status === 'user' })
  if (status === 'guest') {
    return <SignInInvite title="Your order" text="Sign in to see it." reason="Sign in to see your order." />
  }
  if (confirmation.data) {
    const { transaction, orders } = confirmation.data
    if (isPending(transaction.state)) return <WaitingForPayment />
    return <Confirmed transaction={transaction} orders={orders} />
  }
  if (isAbsent(confirmation.error)) return <UnknownOrder />
  if (confirmation.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.waiting}>Your order</h1>
        <LoadFailure what="Your order" error={confirmation.error} onRetry={() => void confirmation.refetch()} />
      </div>
    )
  }
  return <ConfirmedSkeleton />
}
