import { useDraft, useLocation } from '@nukkad/platform'
import { useEffect, useState } from 'react'

/** The token that opens the card: taken from the URL fragment, and kept in this tab while the recipient signs in. */
export function useGiftToken(): string | null | undefined {
  const { hash } = useLocation()
  const { before, keep } = useDraft<{ token: string }>('received gift card')
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const given = hash.slice(1)
    if (given) keep({ token: given })
    setToken((known) => given || known || before?.token || null)
  }, [hash, before, keep])
  return token
}
