import { useApi, useBus, useCartId, useCity, useMutation, useQueryClient, useStorage, useTrack } from '@nukkad/platform'
import { atNextTouch } from '@nukkad/platform/next-touch'
import { useEffect, useState } from 'react'
import type { LineToAdd } from './put-into-cart.ts'

const load = () => import('./put-into-cart.ts')
const unloaded = 'We could not reach Nukkad. Check your connection and try again.'

/**
 * Puts a product into the cart. The code for it loads on the first touch of the page, at the latest on the tap itself.
 */
export function useAddToCart() {
  const api = useApi()
  const bus = useBus()
  const client = useQueryClient()
  const track = useTrack()
  const storage = useStorage()
  const { pincode } = useCity()
  const { cartId, remember } = useCartId()
  const [unanswered] = useState(() => new Map<string, string>())
  useEffect(() => atNextTouch(() => void load().catch(() => {})), [])
  return useMutation({
    mutationFn: async (wanted: LineToAdd) => {
      const { putIntoCart } = await load().catch(() => Promise.reject(new Error(unloaded)))
      return putIntoCart({ api, bus, client, track, storage, pincode, cartId, remember, unanswered }, wanted)
    },
  })
}
