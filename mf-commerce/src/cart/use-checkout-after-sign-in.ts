import { hrefs, useBusEvent, useCartId, useNavigate, useSession } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/**
 * Signing in on the bag leads straight to the address. The guest's cart is merged by then and has a new id, so it is
 * the id known after the sign-in that counts.
 */
export function useCheckoutAfterSignIn(): boolean {
  const navigate = useNavigate()
  const { status } = useSession()
  const { cartId } = useCartId()
  const [hasSignedIn, setSignedIn] = useState(false)
  useBusEvent('session.started', () => setSignedIn(true))
  useEffect(() => {
    if (hasSignedIn && status === 'user' && cartId) navigate(hrefs.checkout(cartId), { replace: true })
  }, [hasSignedIn, status, cartId, navigate])
  return hasSignedIn
}
