import { defineScreen, hrefs, useCartId, useNavigate } from '@nukkad/platform'
import { useCallback } from 'react'
import { EmptyBag } from '../parts/bag/empty-bag.tsx'
import { suggestionsQuery } from '../parts/bag/suggestions.query.ts'
import { prepare } from '../parts/screen-states/prepare.ts'

/** Who takes something back from those saved for later goes on to their bag. */
function CartEmptyScreen() {
  const navigate = useNavigate()
  const { cartId } = useCartId()
  const toBag = useCallback(() => cartId && navigate(hrefs.cart(cartId)), [cartId, navigate])
  return <EmptyBag onFilled={toBag} />
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
