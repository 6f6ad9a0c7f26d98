import { useBus, useBusRequest, useNavigate, useSession } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { withinSite } from '../parts/within-site.ts'

export interface SignInRequest {
  readonly reason: string
  readonly returnTo?: string | undefined
}

/**
 * Calls `open` when a page asks to sign in. A page may ask before the session is known: what waited goes on if the
 * visitor turns out to be signed in.
 */
export function useSignInRequests(open: (request: SignInRequest) => void): void {
  const { status, user } = useSession()
  const bus = useBus()
  const go = useNavigate()
  const [asked, setAsked] = useState<SignInRequest>()
  useBusRequest('sign-in', setAsked)
  useEffect(() => {
    if (!asked || status === 'unknown') return
    setAsked(undefined)
    if (status === 'guest') {
      open(asked)
      return
    }
    bus.publish('session.started', { userId: user._id, created: false, method: 'earlier' })
    if (asked.returnTo !== undefined) go(withinSite(asked.returnTo))
  }, [asked, status, user, open, bus, go])
}
