import { hrefs, type Session, useBus, useNavigate, useNotify, useRoute, useSession, useTrack } from '@nukkad/platform'
import { withinSite } from '../parts/within-site.ts'

export type SignInMethod = 'google' | 'otp' | 'password'

/**
 * What follows any sign-in: the session starts (the user's cart replaces the guest's), the event is published, and a
 * user who signed in from the cart continues to the checkout.
 */
export function useSignedIn(returnTo: string | undefined, onClose: () => void) {
  const { begin } = useSession()
  const bus = useBus()
  const go = useNavigate()
  const notify = useNotify()
  const track = useTrack()
  const route = useRoute()?.route.name

  return (session: Session, method: SignInMethod) => {
    const { user, created, cartId } = session
    const ownCart = cartId ?? user.cartId
    begin(session)
    onClose()
    bus.publish('session.started', { userId: user._id, created, method })
    track(created ? 'SIGNUP_SUCCESS' : 'SIGNIN_SUCCESS', { method })
    notify(
      session.reopened
        ? 'Your account is yours again. Nothing was erased.'
        : created
          ? `Welcome to Nukkad, ${user.firstName || 'neighbour'}.`
          : `Good to see you, ${user.firstName || 'neighbour'}.`,
    )
    if (route === 'cart' && ownCart) go(hrefs.checkout(ownCart))
    else if (returnTo !== undefined) go(withinSite(returnTo))
  }
}
