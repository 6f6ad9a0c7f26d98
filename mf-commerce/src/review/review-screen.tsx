import { hrefs, Link, useApi, useNavigate, useParams, useQuery, useSearchParams, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { useEffect } from 'react'
import { cartQuery, isGone } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { useFlow } from '../parts/paying/use-flow.ts'
import { attachedAddressQuery } from './review.queries.ts'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewStep } from './review-step.tsx'
import { useUnderWay } from './use-under-way.ts'

/** Step three: the summary and placing the order. Without an address it leads back to choosing one. */
export function ReviewScreen() {
  const api = useApi()
  const navigate = useNavigate()
  const flow = useFlow()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { status } = useSession()
  const isUser = status === 'user'
  const underWay = useUnderWay(id, params.get('txn'), isUser)
  const cart = useQuery({ ...cartQuery(api, id, null), enabled: isUser })
  const address = useQuery({ ...attachedAddressQuery(api, id), enabled: isUser })
  const hasNoAddress = address.data === null && cart.data !== undefined
  useEffect(() => {
    if (hasNoAddress) navigate(flow.checkout(id), { replace: true })
  }, [hasNoAddress, navigate, flow, id])

  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="One last look"
        text="Sign in to see your order before you place it."
        onSignIn={() => signIn('Sign in to check out.')}
      />
    )
  }
  // A cart that became an order during payment redirects to the order by itself.
  if (underWay.isBusy) return <ReviewSkeleton />
  if ((cart.isSuccess && !cart.data?.items.length) || (cart.isError && isGone(cart.error))) return <EmptyCart />
  const failed = [cart, address].find((query) => query.isError && !query.data)
  if (failed) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>One last look</h1>
        <LoadFailure what="Your order" isAway={isAway(failed.error)} onRetry={() => void failed.refetch()} />
        <p>
          <Link to={hrefs.cart(id)}>Back to the bag</Link>
        </p>
      </div>
    )
  }
  if (!cart.data || !address.data) return <ReviewSkeleton />
  return <ReviewStep cart={cart.data} address={address.data} ended={underWay.ended} />
}
