import { useParams, useSession, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
// The style sheet of the cart without scripts, whose code is left out in browsers.
import '@nukkad/ui/select-field.module.css'
import { isGone } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import { cartProps, noItems } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import states from '../parts/screen-states/screen-states.module.css'
import { CartContents } from './cart-contents.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { GoneCart } from './gone-cart.tsx'
import PlainCart from './plain-cart.noscript.tsx'
import { useCheckoutAfterSignIn } from './use-checkout-after-sign-in.ts'
import { useShownCart } from './use-shown-cart.ts'

/** The cart named by the URL. */
export function CartScreen() {
  const { cartId = '' } = useParams()
  return (
    <>
      <noscript>
        <PlainCart cartId={cartId} />
      </noscript>
      <div data-scripted="">
        <LiveCart cartId={cartId} />
      </div>
    </>
  )
}

function LiveCart({ cartId }: { readonly cartId: string }) {
  const track = useTrack()
  const { status } = useSession()
  const isLeaving = useCheckoutAfterSignIn(cartId)
  // Before the session is known, the request for a user's cart would fail as not found.
  const { asked, cart, check } = useShownCart(cartId, status !== 'unknown' && !isLeaving)
  // Tracked once per cart; the cart id is not sent.
  const opened = cart ?? (asked.isSuccess && !isLeaving ? null : undefined)
  useToldOnce(cartId, opened, (shown) => track('COMMERCE_CART_OPENED', shown ? cartProps(shown) : noItems))

  if (isLeaving) return <CartSkeleton />
  // Also while it is shown, since it may have been ordered in another tab.
  if (asked.isError && isGone(asked.error)) return <GoneCart cartId={cartId} wasShown={Boolean(cart)} />
  const checkAgain = () => void asked.refetch()
  if (cart) return <CartContents cart={cart} isFetching={asked.isFetching} check={check} onCheckAgain={checkAgain} />
  if (asked.isError) {
    return (
      <div className={states.page}>
        <h1 className={states.title}>Your bag</h1>
        <LoadFailure what="Your bag" isAway={isAway(asked.error)} onRetry={checkAgain} />
      </div>
    )
  }
  if (asked.isSuccess) return <EmptyCart />
  return <CartSkeleton />
}
