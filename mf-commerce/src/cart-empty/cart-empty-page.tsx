import { defineScreen, hrefs, prepare, useApi, useCartId, useNavigate, useQuery, useSession } from '@nukkad/platform'
import { Skeleton } from '@nukkad/ui/skeleton'
import { useCallback, useEffect } from 'react'
import { cartCountQuery } from '../parts/cart/cart.queries.ts'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'
import { suggestionsQuery } from '../parts/cart/suggestions.query.ts'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import states from '../parts/screen-states/screen-states.module.css'

/** Leads to the cart when one with lines in it is known. After a saved line is moved back, the page goes on to the cart. */
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
  // Also as the server sends it: which cart is whose, only the browser's storage knows.
  const isAsking = status === 'unknown' || known.isLoading
  if (filled || isAsking) return <Leading />
  return <EmptyCart onFilled={toCart} />
}

/** Until it is known which cart it is and on the way to it, so that nobody reads that it is empty. */
function Leading() {
  const suggestions = useQuery(suggestionsQuery(useApi()))
  return (
    <div className={states.page} aria-busy="true">
      <h1 className={states.title}>Your bag</h1>
      <noscript>
        <p>
          Your bag is empty. <a href={hrefs.shop()}>Walk through the shop</a>
        </p>
      </noscript>
      <div data-scripted="">
        <Skeleton kind="block" height="19rem" />
      </div>
      <ProductRail title="What others took home" products={suggestions.data?.data ?? []} />
    </div>
  )
}

export const screen = defineScreen({
  load: ({ query, api }) => prepare(query.ensureQueryData(suggestionsQuery(api))),
  head: () => ({
    title: 'Your bag is empty',
    description: 'Nothing in the bag yet: see what others took home from the makers of your city.',
    canonical: hrefs.cartEmpty(),
    robots: 'noindex, follow',
  }),
  Component: CartEmptyScreen,
})
