// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useLocation, useNavigate } from '@nukkad/platform'
import { useEffect } from 'react'

const mark = '#reset-password='

/** Calls `onToken` with the token in the link of a mail for a new password, as long as the address has one. */
export function useMailedToken(onToken: ((token: string) => void) | undefined): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith(mark)) onToken?.(hash.slice(mark.length))
  }, [hash, onToken])
}

/**
 * Takes the token out of the address, so that it is in no history. Used where the dialog for it stands: a page that is
 * drawn again before still finds it. `isWanted` is false where somebody else does that.
 */
export function useTokenOutOfAddress(isWanted = true): void {
  const go = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (isWanted && hash.startsWith(mark)) go(`${pathname}${search}`, { replace: true, keepScroll: true })
  }, [go, hash, isWanted, pathname, search])
}
