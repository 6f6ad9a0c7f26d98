import { useStorage } from '@nukkad/platform'
import { useCallback, useState } from 'react'
import type { Opened } from './code-step.tsx'

const key = 'trackingToken'

/** The tracking token obtained with a code: it lasts until it expires or the tab is closed. */
export function useTrackingToken() {
  const { session } = useStorage()
  const [opened, setOpened] = useState(() => read(session.getItem(key)))
  const keep = useCallback(
    (next: Opened) => {
      session.setItem(key, JSON.stringify(next))
      setOpened(next)
    },
    [session],
  )
  return { token: opened?.tracking_token ?? null, orders: opened?.orders ?? [], keep }
}

function read(text: string | null): Opened | null {
  try {
    const held = JSON.parse(text ?? 'null') as Partial<Opened> | null
    if (typeof held?.tracking_token !== 'string' || typeof held.expiresAt !== 'number') return null
    return held.expiresAt > Date.now() && Array.isArray(held.orders) ? (held as Opened) : null
  } catch {
    return null
  }
}
