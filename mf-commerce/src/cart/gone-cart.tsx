import { hrefs, useCartId, useNavigate } from '@nukkad/platform'
import { useEffect } from 'react'
import { EmptyCart } from '../parts/cart/empty-cart.tsx'

interface GoneCartProps {
  readonly cartId: string
  /** whether its lines were shown until now */
  readonly wasShown: boolean
}

/**
 * The cart in the URL no longer exists. If it was this browser's, its id is forgotten; if this browser has another one
 * by now (it was merged at sign-in), that one is shown.
 */
export function GoneCart({ cartId, wasShown }: GoneCartProps) {
  const { cartId: own, remember } = useCartId()
  const navigate = useNavigate()
  useEffect(() => {
    if (own === cartId) remember(null)
    else if (own) navigate(hrefs.cart(own), { replace: true })
  }, [own, cartId, remember, navigate])
  const what = wasShown ? 'This bag was ordered or emptied in another tab.' : null
  return <EmptyCart note={what ?? 'This bag no longer exists.'} />
}
