import { useApi, useCity, useParams, useQuery, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/recovering'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { cartQuery, isGone } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import { cartProps } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import states from '../parts/screen-states/screen-states.module.css'
import { CartContents } from './cart-contents.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { GoneCart } from './gone-cart.tsx'
import { PlainCart } from './plain-cart.tsx'
import { useCheckoutAfterSignIn } from './use-checkout-after-sign-in.ts'

/** The cart named by the URL. */
export function CartScreen() {
  const { cartId = '' } = useParams()
  return (
    <>
      <PlainCart cartId={cartId} />
      <div data-scripted="">
        <LiveCart cartId={cartId} />
      </div>
    </>
  )
}

function LiveCart({ cartId }: { readonly cartId: string }) {
  const api = useApi()
  const track = useTrack()
  const { pincode } = useCity()
  const { status } = useSession()
  const isLeaving = useCheckoutAfterSignIn(cartId)
  // Before the session is known, the request for a user's cart would fail as not found.
  const cart = useQuery({ ...cartQuery(api, cartId, pincode), enabled: status !== 'unknown' && !isLeaving })
  // Tracked once per cart; the cart id is not sent.
  useToldOnce(cartId, cart.data ?? undefined, (shown) => track('COMMERCE_CART_OPENED', cartProps(shown)))

  if (isLeaving) return <CartSkeleton />
  // Also while it is shown, since it may have been ordered in another tab.
  if (cart.isError && isGone(cart.error)) return <GoneCart cartId={cartId} wasShown={Boolean(cart.data)} />
  if (cart.data) return <CartContents cart={cart.data} isFresh={!cart.isFetching} />
  if (cart.isError) {
    return (
      <div className={states.page}>
        <h1 className={states.title}>Your bag</h1>
        <LoadFailure what="Your bag" isAway={isAway(cart.error)} onRetry={() => void cart.refetch()} />
      </div>
    )
  }
  if (cart.isSuccess) return <EmptyCart />
  return <CartSkeleton />
}
