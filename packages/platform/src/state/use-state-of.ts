import { useCallback, useSyncExternalStore } from 'react'
import type { BehaviorSubject } from 'rxjs'

/**
 * The value of a state, followed. `atHydration` is what the server rendered with: React compares against it first,
 * so that what only the browser knows (a session, a cart) never breaks hydration.
 */
export const useStateOf = <T>(state$: BehaviorSubject<T>, atHydration: T = state$.value): T =>
  usePartOf(state$, whole<T>, atHydration)

const whole = <T>(value: T): T => value

/** A part of such a value: nothing is drawn again for what is not in it. */
export function usePartOf<T, P>(state$: BehaviorSubject<T>, part: (value: T) => P, atHydration: P): P {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state$.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [state$],
  )
  return useSyncExternalStore(
    subscribe,
    () => part(state$.value),
    () => atHydration,
  )
}
