import { hrefs, Link, useApi, useCity, useNavigate, useParams, useQuery, useSession } from '@nukkad/platform'
import { useEffect } from 'react'
import { bagQuery, isGone } from '../parts/bag/bag.queries.ts'
import { EmptyBag } from '../parts/bag/empty-bag.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { LoadFailure } from '../parts/screen-states/load-failure.tsx'
import { SignInInvite } from '../parts/screen-states/sign-in-invite.tsx'
import { attachedAddressQuery } from './review.queries.ts'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { ReviewStep } from './review-step.tsx'

/** Step three: a last look, and the order. Without an address it leads back to choosing one. */
export function ReviewScreen() {
  const api = useApi()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { status } = useSession()
  const { pincode } = useCity()
  const isUser = status === 'user'
  const bag = useQuery({ ...bagQuery(api, id, pincode), enabled: isUser })
  const address = useQuery({ ...attachedAddressQuery(api, id), enabled: isUser })
  const hasNoAddress = address.data === null
  useEffect(() => {
    if (hasNoAddress) navigate(hrefs.checkout(id), { replace: true })
  }, [hasNoAddress, navigate, id])

  if (status === 'guest') {
    return (
      <SignInInvite
        title="One last look"
        text="Sign in to see your order before you place it."
        reason="Sign in to check out."
      />
    )
  }
  if ((bag.isSuccess && !bag.data?.items.length) || (bag.isError && isGone(bag.error))) return <EmptyBag />
  const failed = [bag, address].find((query) => query.isError && !query.data)
  if (failed) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>One last look</h1>
        <LoadFailure what="Your order" error={failed.error} onRetry={() => void failed.refetch()} />
        <p>
          <Link to={hrefs.cart(id)}>Back to the bag</Link>
        </p>
      </div>
    )
  }
  if (!bag.data || !address.data) return <ReviewSkeleton />
  return <ReviewStep cart={bag.data} address={address.data} />
}
