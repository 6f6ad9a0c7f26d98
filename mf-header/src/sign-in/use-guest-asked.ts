import { useBus, useNavigate, useSession } from '@nukkad/platform'
import { useEffect, useState } from 'react'
import { withinSite } from '../parts/within-site.ts'

interface Asked {
  readonly isOpen: boolean
  readonly returnTo: string | undefined
  readonly onClose: () => void
}

/**
 * Whether a guest is to be asked to sign in. A page may ask before the session is known: it is waited for, and what
 * waited goes on without a question if the visitor turns out to be signed in.
 */
export function useGuestAsked({ isOpen, returnTo, onClose }: Asked): boolean {
  const { status, user } = useSession()
  const bus = useBus()
  const go = useNavigate()
  const [isAsked, setAsked] = useState(false)
  if (isOpen ? status === 'guest' && !isAsked : isAsked) setAsked(isOpen)

  const signedIn = isOpen && !isAsked ? user?._id : undefined
  useEffect(() => {
    if (signedIn === undefined) return
    bus.publish('session.started', { userId: signedIn, created: false, method: 'earlier' })
    if (returnTo !== undefined) go(withinSite(returnTo))
    onClose()
  }, [signedIn, returnTo, onClose, bus, go])
  return isOpen && isAsked
}
