// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useBus, useLocation } from '@nukkad/platform'

/**
 * Asks the shell to sign the visitor in, with a sentence that gives the reason; afterwards they return to this address
 * and the part of the page that it names.
 */
export function useSignIn(): (reason: string) => void {
  const bus = useBus()
  const { pathname, search, hash } = useLocation()
  return (reason) => bus.request('sign-in', { reason, returnTo: pathname + search + hash })
}
