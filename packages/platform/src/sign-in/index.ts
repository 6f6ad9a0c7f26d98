// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useBus, useLocation } from '@nukkad/platform'

/** Asks the shell to sign the visitor in, with a sentence that says what for; afterwards they are at this address again. */
export function useSignIn(): (reason: string) => void {
  const bus = useBus()
  const { pathname, search } = useLocation()
  return (reason) => bus.request('sign-in', { reason, returnTo: pathname + search })
}
