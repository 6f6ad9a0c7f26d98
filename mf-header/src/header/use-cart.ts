import { isGuestCartId } from '@nukkad/contracts/cart-cookie'
import { attachCustomer } from '@nukkad/contracts/endpoints/people/address'
import {
  ApiError,
  hrefs,
  localKeys,
  useApi,
  useBusEvent,
  useCartId,
  useQuery,
  useQueryClient,
  useSession,
  useStorage,
} from '@nukkad/platform'
import { useCallback, useEffect } from 'react'
import { cartCountQuery } from './header.queries.ts'

interface Counted {
  readonly cartId: string | null
  readonly count: number
}

/** The URL of the cart and its number of items. A guest without a cart causes no request. */
export function useCart(): { href: string; count: number } {
  const api = useApi()
  const query = useQueryClient()
  const { local } = useStorage()
  const { status } = useSession()
  const { cartId, remember } = useCartId()
  const isAside = status === 'user' && isGuestCartId(cartId)
  const counted = cartCountQuery(api, cartId)
  const { data } = useQuery({
    ...counted,
    enabled: !isAside && (status === 'user' || (status === 'guest' && cartId !== null)),
  })
  // A form without scripts filled a guest's cart although a user is signed in: its items are merged into the user's
  // cart.
  useEffect(() => {
    if (!isAside || !cartId) return
    void api
      .call(attachCustomer, { body: { cartId } })
      .then(({ data: own }) => remember(own.cartId))
      .catch((error: unknown) => error instanceof ApiError && error.code === 'no_such_entity' && remember(null))
  }, [api, isAside, cartId, remember])

  const take = useCallback(
    ({ cartId: changed, count }: Counted) =>
      query.setQueryData(cartCountQuery(api, changed).queryKey, { count, cartId: changed }),
    [api, query],
  )

  // Other tabs are notified of this through the storage event.
  useBusEvent('cart.changed', (changed) => {
    take(changed)
    local.setItem(localKeys.cartCount, JSON.stringify(changed))
  })
  // Lines added during a payment are in a cart that only the server knows.
  useBusEvent('order.placed', () => void query.invalidateQueries({ queryKey: cartCountQuery(api, null).queryKey }))
  useEffect(() => {
    function hear({ key, newValue }: StorageEvent) {
      const told = key === localKeys.cartCount ? countIn(newValue) : undefined
      if (told) take(told)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [take])

  // The server may know a cart of the user that this browser does not, or no longer know the stored one.
  const known = data?.cartId
  useEffect(() => {
    if (known !== undefined && known !== cartId) remember(known)
  }, [known, cartId, remember])

  return { href: hrefs.cart(cartId), count: data?.count ?? 0 }
}

/** Another tab may run another version, so unreadable values are ignored. */
function countIn(text: string | null): Counted | undefined {
  try {
    const told = JSON.parse(text ?? 'null') as Partial<Counted> | null
    if (typeof told?.count !== 'number') return undefined
    return { count: told.count, cartId: typeof told.cartId === 'string' ? told.cartId : null }
  } catch {
    return undefined
  }
}
