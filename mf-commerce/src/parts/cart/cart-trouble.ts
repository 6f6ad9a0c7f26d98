import { useQueryClient } from '@nukkad/platform'
import { useCallback } from 'react'
import { addressedCarts, isGone } from './cart.queries.ts'

/** Why a call of the cart failed, in words. The shop has none of its own for a cart or a line that is not there. */
export const cartTrouble = (error: unknown): string => {
  if (isGone(error)) return 'This bag was ordered or changed in another tab.'
  return error instanceof Error ? error.message : ''
}

/** To be told of each failed call of a cart: where it or its line is not there any more, it is asked for again. */
export function useCartTrouble(cartId: string) {
  const client = useQueryClient()
  return useCallback(
    (error: unknown) => {
      if (isGone(error)) void client.invalidateQueries({ queryKey: addressedCarts(cartId) })
      return cartTrouble(error)
    },
    [client, cartId],
  )
}
