import type { BusRequests } from '@nukkad/contracts'
// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useBus, useBusEvent, useLocation, useUser } from '@nukkad/platform'
import { useRef, useState } from 'react'

/** This address with the part of the page that it names, as a `returnTo` of the request to sign in. */
export function useReturnAddress(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}

/**
 * Asks the shell to sign the visitor in, with a sentence that gives the reason; afterwards they return to this address.
 */
export function useSignIn(): (reason: string) => void {
  const bus = useBus()
  const returnTo = useReturnAddress()
  return (reason) => bus.request('sign-in', { reason, returnTo })
}

export interface AfterSignIn<Wish> {
  run(wish: Wish): void
  /** Nothing is done at a later sign-in: the visitor has gone on to something else. */
  forget(): void
}

/**
 * Does something for the signed-in user. A guest is asked to sign in, as `request` says, and it is done once they have;
 * a newer wish replaces one that waits. `act` is the one of the latest render. It gets the id of the account, which the
 * screen may not know yet.
 */
export function useAfterSignIn<Wish = void>(
  request: BusRequests['sign-in'],
  act: (userId: string, wish: Wish) => void,
): AfterSignIn<Wish> {
  const bus = useBus()
  const user = useUser()
  const waiting = useRef<{ readonly wish: Wish }>(undefined)
  useBusEvent('session.started', ({ userId }) => {
    const wanted = waiting.current
    waiting.current = undefined
    if (wanted) act(userId, wanted.wish)
  })
  return {
    run(wish) {
      if (user) return act(user._id, wish)
      waiting.current = { wish }
      bus.request('sign-in', request)
    },
    forget() {
      waiting.current = undefined
    },
  }
}

/**
 * What a guest was last shown. A sign-in empties all queries; a page shows this until the user's own answer is there.
 */
export function useGuestAnswer<T>(answer: T | undefined): T | undefined {
  const [kept, keep] = useState(answer)
  if (answer !== undefined && answer !== kept) keep(answer)
  return answer ?? kept
}
