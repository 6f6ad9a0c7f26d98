import { useCallback, useSyncExternalStore } from 'react'
import type { BehaviorSubject } from 'rxjs'

/**
 * Subscribes to a state and returns its value. `atHydration` is the value that the server rendered with: React compares
 * against it first, so that browser-only state (a session, a cart) never breaks hydration.
 */
export const useStateOf = <T>(state$: BehaviorSubject<T>, atHydration: T = state$.value): T =>
  usePartOf(state$, whole<T>, atHydration)

const whole = <T>(value: T): T => value

/** Subscribes to a part of a state: changes of other parts do not cause a render. */
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
