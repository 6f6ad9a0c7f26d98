import { hrefs, useLocation, useNavigate } from '@nukkad/platform'
import { useEffect } from 'react'

const mark = '#reset-password='

/**
 * Hears of the token in the link of a mail for a new password, and takes it out of the address at once. The makers'
 * sign-in has a dialog of its own for it.
 */
export function useMailedToken(onToken: (token: string) => void): void {
  const go = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(mark) || pathname === hrefs.merchantSignIn()) return
    onToken(hash.slice(mark.length))
    go(`${pathname}${search}`, { replace: true, keepScroll: true })
  }, [go, hash, onToken, pathname, search])
}
