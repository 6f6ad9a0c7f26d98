import { cartCookie, cartCookieSeconds, isGuestCartId } from '@nukkad/contracts/cart-cookie'
import { BehaviorSubject } from 'rxjs'
import type { ReadCookie, WriteCookie } from '../storage/cookies.ts'
import { localKeys } from '../storage/keys.ts'
import type { TextStorage } from '../storage/safe-storage.ts'

/** The cart of this browser. Its lines and totals are server state and are kept in the query cache. */
export interface CartStore {
  readonly cartId$: BehaviorSubject<string | null>
  /** keeps the id that a cart call returned; null forgets it */
  remember(cartId: string | null): void
  /** reads again what another tab or the session has stored */
  refresh(): void
}

export interface CartStoreParts {
  readonly local: TextStorage
  readonly readCookie: ReadCookie
  readonly writeCookie: WriteCookie
}

/**
 * The id is in local storage, and a guest's also in a cookie, for forms that are sent without scripts. Both are written
 * together here; if the cookie names another cart, such a form has created it since.
 */
export function createCartStore({ local, readCookie, writeCookie }: CartStoreParts): CartStore {
  const stored = () => local.getItem(localKeys.cartId)
  const byForm = readCookie(cartCookie)
  if (isGuestCartId(byForm) && byForm !== stored()) local.setItem(localKeys.cartId, byForm)

  const cartId$ = new BehaviorSubject(stored())
  const tellForms = (cartId: string | null) => {
    const id = isGuestCartId(cartId) ? cartId : ''
    if (id !== (readCookie(cartCookie) ?? ''))
      writeCookie(cartCookie, id, id ? Date.now() + cartCookieSeconds * 1000 : 0)
  }
  const show = (cartId: string | null) => {
    tellForms(cartId)
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
