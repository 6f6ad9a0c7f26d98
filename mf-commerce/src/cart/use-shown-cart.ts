import { useApi, useCity, useQuery } from '@nukkad/platform'
import { useRef } from 'react'
import { cartQuery } from '../parts/cart/cart.queries.ts'

/** Whether the shown cart was checked for the chosen pincode. */
export type DeliveryCheck = 'done' | 'running' | 'failed'

/**
 * The cart, read for the chosen pincode. After another pincode is chosen, the one before is shown until the answer
 * comes, or while it fails to come, so that focus and removed lines stay on the page.
 */
export function useShownCart(cartId: string, enabled: boolean) {
  const api = useApi()
  const { pincode } = useCity()
  const asked = useQuery({ ...cartQuery(api, cartId, pincode), enabled })
  const answered = useRef(pincode)
  if (asked.data !== undefined) answered.current = pincode
  // From the cache alone, which is emptied when another user signs in.
  const before = useQuery({ ...cartQuery(api, cartId, answered.current), enabled: false, refetchInterval: false })
  const check: DeliveryCheck = asked.data !== undefined ? 'done' : asked.isError ? 'failed' : 'running'
  return { asked, cart: asked.data === undefined ? before.data : asked.data, check }
}
