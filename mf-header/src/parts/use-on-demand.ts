import { useNotify } from '@nukkad/platform'
import { type ComponentType, useCallback, useState } from 'react'

export const notLoaded = 'That did not load. Check your connection and try again.'

type Load<P> = () => Promise<ComponentType<P>>

/**
 * A component that is loaded on first use. Chunks often fail to load on a poor connection: the user gets a message, and
 * the next press tries again; the page around it never breaks.
 */
export function useOnDemand<P>(load: Load<P>): [ComponentType<P> | null, () => Promise<boolean>] {
  const notify = useNotify()
  const [component, setComponent] = useState<ComponentType<P> | null>(null)
  const fetch = useCallback(async () => {
    try {
      const loaded = await load()
      setComponent(() => loaded)
      return true
    } catch {
      notify(notLoaded, { tone: 'error' })
      return false
    }
  }, [load, notify])
  return [component, fetch]
}
