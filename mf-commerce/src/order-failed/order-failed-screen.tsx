import { hrefs, Link, useApi, useParams, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { cartQuery, isGone } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { transactionQuery } from '../parts/paying/transaction.queries.ts'
import { useLeadOn } from '../parts/paying/use-lead-on.ts'
import { FailedPayment } from './failed-payment.tsx'
import { OrderFailedSkeleton } from './order-failed-skeleton.tsx'

/** A failed payment: the reason, the reassurance that nothing is lost, and a retry. */
export function OrderFailedScreen() {
  const api = useApi()
  const { cartId = '' } = useParams()
  const [params] = useSearchParams()
  const { status } = useSession()
  const isUser = status === 'user'
  const transactionId = params.get('txn')
  const cart = useQuery({ ...cartQuery(api, cartId, null), enabled: isUser })
  const transaction = useQuery({
    ...transactionQuery(api, transactionId ?? ''),
    enabled: isUser && transactionId !== null,
  })
  const { leadOn } = useLeadOn(cartId)
  // A late payment may have arrived since: what had failed when the page was opened may be paid by now.
  const next = transaction.data && nextOf(transaction.data)
  const isOver = next !== undefined && next !== 'retry' && next !== 'pay'
  useEffect(() => {
    if (isOver && transaction.data) leadOn(transaction.data)
  }, [isOver, transaction.data, leadOn])

  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="The payment did not go through"
        text="Sign in to see why. Your bag is kept."
        onSignIn={() => signIn('Sign in to see your payment.')}
      />
    )
  }
  const isLooking = transactionId !== null && transaction.isPending
  if (isOver || isLooking) return <OrderFailedSkeleton />
  if ((cart.isSuccess && !cart.data?.items.length) || (cart.isError && isGone(cart.error))) {
    return <EmptyCart note="This bag has been ordered or emptied." />
  }
  if (cart.isError && !cart.data) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>The payment did not go through</h1>
        <LoadFailure what="Your bag" isAway={isAway(cart.error)} onRetry={() => void cart.refetch()} />
        <p>
          <Link to={hrefs.cart(cartId)}>Back to the bag</Link>
        </p>
      </div>
    )
  }
  if (!cart.data) return <OrderFailedSkeleton />
  return <FailedPayment cart={cart.data} transaction={transaction.data ?? null} />
}
