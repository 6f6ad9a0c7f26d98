import { hrefs, Link, useApi, useParams, useQuery, useSession } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { useSignIn } from '@nukkad/platform/sign-in'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { SignInInvite } from '@nukkad/ui/sign-in-invite'
import { addressesQuery } from '../parts/address/address.queries.ts'
import { cartQuery, isGone } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import styles from '../parts/checkout-steps/checkout.module.css'
import { AddressStep } from './address-step.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** Step two: the address. */
export function CheckoutScreen() {
  const api = useApi()
  const { id = '' } = useParams()
  const { status } = useSession()
  const isUser = status === 'user'
  const cart = useQuery({ ...cartQuery(api, id, null), enabled: isUser })
  const addresses = useQuery({ ...addressesQuery(api), enabled: isUser })

  const signIn = useSignIn()
  if (status === 'guest') {
    return (
      <SignInInvite
        title="Where should we deliver?"
        text="Sign in to choose an address. Your bag is kept."
        onSignIn={() => signIn('Sign in to check out.')}
      />
    )
  }
  if ((cart.isSuccess && !cart.data?.items.length) || (cart.isError && isGone(cart.error))) return <EmptyCart />
  const failed = [cart, addresses].find((query) => query.isError && !query.data)
  if (failed) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>Where should we deliver?</h1>
        <LoadFailure what="Your addresses" isAway={isAway(failed.error)} onRetry={() => void failed.refetch()} />
        <p>
          <Link to={hrefs.cart(id)}>Back to the bag</Link>
        </p>
      </div>
    )
  }
  if (!cart.data || !addresses.data) return <CheckoutSkeleton />
  return <AddressStep cart={cart.data} addresses={addresses.data} />
}
