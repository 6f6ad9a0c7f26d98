import { attachAddress } from '@nukkad/contracts/endpoints/address'
import type { Cart } from '@nukkad/contracts/endpoints/cart'
import { hrefs, useApi, useCity, useMutation, useNavigate } from '@nukkad/platform'
import { useBagNews } from '../parts/bag/use-bag-news.ts'

/** Binds the bag to an address. The server's answer says line by line what can be delivered there. */
export function useDelivery(cart: Cart, addressId: string | null) {
  const api = useApi()
  const navigate = useNavigate()
  const { pincode } = useCity()
  const tell = useBagNews()
  const attach = useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.call(attachAddress, { body: { addressID: id, cartID: cart.id } })
      tell(answer.data, pincode)
      return { addressId: id, cart: answer.data.cart, refusal: answer.message?.message }
    },
  })
  const answer = attach.data?.addressId === addressId ? attach.data : undefined
  return {
    isAttaching: attach.isPending,
    isAttached: answer !== undefined,
    problem: attach.error?.message ?? answer?.refusal,
    async goOn() {
      if (!addressId) return
      const { cart: now, refusal } = await attach.mutateAsync(addressId)
      const canGo = now?.items.every((line) => line.deliverable && line.is_available)
      if (canGo && !refusal) navigate(hrefs.review(cart.id))
    },
  }
}
