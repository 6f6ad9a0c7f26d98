import { BehaviorSubject } from 'rxjs'
import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** Which cart this browser has. Its lines and totals are server state and live in the query cache. */
export interface CartStore {
  readonly cartId$: BehaviorSubject<string | null>
  /** keeps the id that a cart call answered; null forgets it */
  remember(cartId: string | null): void
  /** reads again what another tab or the session has stored */
  refresh(): void
}

export function createCartStore(local: TextStorage): CartStore {
  const stored = () => local.getItem(localKeys.cartId)
  const cartId$ = new BehaviorSubject(stored())
  const show = (cartId: string | null) => {
    if (cartId !== cartId$.value) cartId$.next(cartId)
  }
  return {
    cartId$,
    remember(cartId) {
      if (cartId) local.setItem(localKeys.cartId, cartId)
      else local.removeItem(localKeys.cartId)
      show(cartId || null)
    },
    refresh: () => show(stored()),
  }
}
