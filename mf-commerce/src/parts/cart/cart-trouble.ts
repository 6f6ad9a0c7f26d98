import { useQueryClient } from '@nukkad/platform'
import { useCallback } from 'react'
import { addressedCarts, isGone } from './cart.queries.ts'

/** Why a call of the cart failed, in words. The API has no message for a cart or a line that no longer exists. */
export const cartTrouble = (error: unknown): string => {
  if (isGone(error)) return 'This bag was ordered or changed in another tab.'
  return error instanceof Error ? error.message : ''
}

/**
 * Returns a function that turns a failed cart call into words, and refetches the cart if it or its line no longer
 * exists.
 */
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
