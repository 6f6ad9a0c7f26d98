import { useLocation, useNavigate } from '@nukkad/platform'
import { useEffect } from 'react'

const mark = '#reset-password='

/** Hears of the token in the link of a mail for a new password. */
export function useMailedToken(onToken: (token: string) => void): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith(mark)) onToken(hash.slice(mark.length))
  })
}

/** Takes the token out of the address, once whoever needs it stands: a page that is drawn again before still finds it. */
export function useTokenOutOfAddress(): void {
  const go = useNavigate()
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    if (hash.startsWith(mark)) go(`${pathname}${search}`, { replace: true, keepScroll: true })
  }, [go, hash, pathname, search])
}
