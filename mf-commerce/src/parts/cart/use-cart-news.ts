import { useBus, useCartId, useQueryClient, useStorage } from '@nukkad/platform'
import { useCallback } from 'react'
import { tellOfCart } from './cart-news.ts'

type News = Parameters<typeof tellOfCart>

/** Tells other parts of the page about a response with a new cart. */
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
