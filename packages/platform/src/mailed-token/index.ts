// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useLocation, useNavigate } from '@nukkad/platform'
import { useEffect } from 'react'

const mark = '#reset-password='

/** Calls `onToken` with the token of a password reset link while the address contains one. */
export function useMailedToken(onToken: ((token: string) => void) | undefined): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith(mark)) onToken?.(hash.slice(mark.length))
  }, [hash, onToken])
}

/**
 * Removes the token from the address, so that it does not stay in the history. Used in the dialog for the token, so
 * that a page rendered again before the dialog opens still finds it. `isWanted` is false if another component does
 * this.
 */
export function useTokenOutOfAddress(isWanted = true): void {
  const go = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (isWanted && hash.startsWith(mark)) go(`${pathname}${search}`, { replace: true, keepScroll: true })
  }, [go, hash, isWanted, pathname, search])
}
