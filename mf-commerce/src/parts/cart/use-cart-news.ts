import { useBus, useCartId, useQueryClient, useStorage } from '@nukkad/platform'
import { useCallback } from 'react'
import { tellOfCart } from './cart-news.ts'

type News = Parameters<typeof tellOfCart>

/** Tells the others on the page of an answer of the cart. */
export function useCartNews() {
  const bus = useBus()
  const client = useQueryClient()
  const { local } = useStorage()
  const { remember } = useCartId()
  return useCallback(
    (answer: News[1], pincode: News[2]) => tellOfCart({ bus, client, local, remember }, answer, pincode),
    [bus, client, remember, local],
  )
}
