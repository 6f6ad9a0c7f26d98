import { useBusEvent, useSession } from '@nukkad/platform'
import { useSignIn } from '@nukkad/platform/sign-in'
import { useRef } from 'react'

/** Does something for the signed-in user; a guest is asked to sign in, and it is done then. */
export function useSignedIn(reason: string) {
  const { status } = useSession()
  const signIn = useSignIn()
  const waiting = useRef<() => void>(undefined)
  useBusEvent('session.started', () => {
    waiting.current?.()
    waiting.current = undefined
  })
  return {
    run(act: () => void) {
      if (status === 'user') return act()
      waiting.current = act
      signIn(reason)
    },
    /** Nothing is done at a later sign-in: the user has gone on to something else. */
    forget() {
      waiting.current = undefined
    },
  }
}
