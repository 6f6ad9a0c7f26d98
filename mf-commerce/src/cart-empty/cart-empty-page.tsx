import {
  defineScreen,
  hrefs,
  prepare,
  useApi,
  useCartId,
  useNavigate,
  useQuery,
  useSession,
  useTrack,
} from '@nukkad/platform'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useCallback, useEffect } from 'react'
import { cartCountQuery } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import { suggestionsQuery } from '../parts/cart/suggestions.queries.ts'
import { noItems } from '../parts/measuring/event-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import states from '../parts/screen-states/screen-states.module.css'

/**
 * Redirects to the cart when one with lines in it is known. After a saved line is moved back, it navigates to the cart.
 */
function CartEmptyScreen() {
  const navigate = useNavigate()
  const { cartId } = useCartId()
  const toCart = useCallback(() => cartId && navigate(hrefs.cart(cartId)), [cartId, navigate])
  const { status } = useSession()
  const isUser = status === 'user'
  const known = useQuery({ ...cartCountQuery(useApi(), cartId), enabled: cartId !== null || isUser })
  const filled = known.data?.count ? (known.data.cartId ?? cartId) : null
  useEffect(() => {
    if (filled) navigate(hrefs.cart(filled), { replace: true })
  }, [filled, navigate])
  // Also what the server renders: only the browser's storage knows the visitor's cart.
  const isAsking = status === 'unknown' || known.isLoading
  const track = useTrack()
  useToldOnce('empty', filled || isAsking ? undefined : noItems, (props) => track('COMMERCE_CART_OPENED', props))
  if (filled || isAsking) return <Leading />
  return <EmptyCart onFilled={toCart} />
}

/** Shown while the cart is looked up and during the redirect, so that the cart is not called empty too early. */
function Leading() {
  const suggestions = useQuery(suggestionsQuery(useApi()))
  return (
    <div className={states.page} aria-busy="true">
      <h1 className={states.title}>Your bag</h1>
      <noscript>
        <p>
          Your bag is empty. <a href={hrefs.shop()}>Browse the shop</a>
        </p>
      </noscript>
      <div data-scripted="">
        <Skeleton kind="block" height="19rem" />
      </div>
      <ProductRail title="Popular with other shoppers" products={suggestions.data?.data ?? []} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ query, api }) => prepare(query.ensureQueryData(suggestionsQuery(api))),
  head: () => ({
    title: 'Your bag is empty',
    description: 'Nothing in the bag yet: see what is popular from makers in your city.',
    canonical: hrefs.cartEmpty(),
    robots: 'noindex, follow',
  }),
  Component: CartEmptyScreen,
})
