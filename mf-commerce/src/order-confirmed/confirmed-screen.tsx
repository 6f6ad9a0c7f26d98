import { hrefs, useApi, useNavigate, useParams, useQuery, useSession } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { isAbsent, isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { confirmationQuery } from '../parts/order/order.queries.ts'
import { UnknownOrder } from '../parts/order/unknown-order.tsx'
import styles from './confirmed.module.css'
import { Confirmed } from './confirmed.tsx'
import { ConfirmedSkeleton } from './confirmed-skeleton.tsx'

/** Thanks for an order. A payment that has not succeeded yet has a page of its own, which finds out its outcome. */
export function ConfirmedScreen() {
  const { transactionId = '' } = useParams()
  const navigate = useNavigate()
  const { status } = useSession()
  const confirmation = useQuery({ ...confirmationQuery(useApi(), transactionId), enabled: status === 'user' })
  const isOrdered = confirmation.data && nextOf(confirmation.data.transaction) === 'confirmed'
  const isElsewhere = confirmation.data && !isOrdered
  useEffect(() => {
    if (isElsewhere) navigate(hrefs.transactionTrack(transactionId), { replace: true })
  }, [isElsewhere, navigate, transactionId])

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
  if (confirmation.data && isOrdered) {
    const { transaction, orders } = confirmation.data
    return <Confirmed transaction={transaction} orders={orders} />
  }
  if (isAbsent(confirmation.error)) return <UnknownOrder />
  if (confirmation.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.waiting}>Your order</h1>
        <LoadFailure
          what="Your order"
          isAway={isAway(confirmation.error)}
          onRetry={() => void confirmation.refetch()}
        />
      </div>
    )
  }
  return <ConfirmedSkeleton />
}
