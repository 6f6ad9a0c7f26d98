import { hrefs, useBusEvent, useCartId, useNavigate, useSession } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/**
 * Signing in ends a guest's cart: it is merged into the user's, which has another id. After signing in here, leads
 * straight to the address step; after signing in from another tab, to the merged cart. Returns true from then on: the
 * cart in the URL must no longer be fetched.
 */
export function useCheckoutAfterSignIn(shownCartId: string): boolean {
  const navigate = useNavigate()
  const { status } = useSession()
  const { cartId } = useCartId()
  const [hasSignedIn, setSignedIn] = useState(false)
  const [wasGuest, setWasGuest] = useState(false)
  if (status === 'guest' && !wasGuest) setWasGuest(true)
  useBusEvent('session.started', () => setSignedIn(true))
  const isUser = status === 'user'
  const isMerged = wasGuest && isUser && cartId !== null && cartId !== shownCartId
  useEffect(() => {
    if (!isUser || !cartId) return
    if (hasSignedIn) navigate(hrefs.checkout(cartId), { replace: true, asks: false })
    else if (isMerged) navigate(hrefs.cart(cartId), { replace: true, asks: false })
  }, [hasSignedIn, isMerged, isUser, cartId, navigate])
  return hasSignedIn || isMerged
}
