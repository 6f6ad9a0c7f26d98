import { useCallback, useSyncExternalStore } from 'react'
import type { BehaviorSubject } from 'rxjs'

/**
 * The value of a state, followed. `atHydration` is what the server rendered with: React compares against it first,
 * so that what only the browser knows (a session, a cart) never breaks hydration.
 */
export function useStateOf<T>(state$: BehaviorSubject<T>, atHydration: T = state$.value): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [state$],
  )
  return useSyncExternalStore(
    subscribe,
    () => state$.value,
    () => atHydration,
  )
}
