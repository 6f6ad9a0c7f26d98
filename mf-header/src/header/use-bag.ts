import { hrefs, useApi, useBusEvent, useCartId, useQuery, useQueryClient, useSession } from '@nukkad/platform'
import { useEffect } from 'react'
import { bagCountQuery } from './header.queries.ts'

/** What the header knows of the bag: its address and how much is in it. A guest without one costs no call. */
export function useBag(): { href: string; count: number } {
  const api = useApi()
  const query = useQueryClient()
  const { status } = useSession()
  const { cartId, remember } = useCartId()
  const counted = bagCountQuery(api, cartId)
  const { data } = useQuery({ ...counted, enabled: status === 'user' || (status === 'guest' && cartId !== null) })

  useBusEvent('cart.changed', ({ cartId: changed, count }) => {
    query.setQueryData(bagCountQuery(api, changed).queryKey, { count, cartId: changed })
  })

  // The server may know a user's bag that this browser does not, or know no more of the one that is kept here.
  const known = data?.cartId
  useEffect(() => {
    if (known !== undefined && known !== cartId) remember(known)
  }, [known, cartId, remember])

  return { href: hrefs.cart(cartId), count: data?.count ?? 0 }
}
