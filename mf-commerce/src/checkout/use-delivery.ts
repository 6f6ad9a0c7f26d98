import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { useApi, useMutation, useNavigate } from '@nukkad/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCartNews } from '../parts/cart/use-cart-news.ts'
import { useFlow } from '../parts/paying/use-flow.ts'

/**
 * Binds the cart to an address as soon as it is chosen, so that parcels, days and what cannot go there are told at once.
 * Going on asks again only where that is still to be done.
 */
export function useDelivery(cart: Cart, addressId: string | null) {
  const api = useApi()
  const navigate = useNavigate()
  const flow = useFlow()
  const tell = useCartNews()
  const attach = useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.call(attachAddress, { body: { addressID: id, cartID: cart.id } })
      // Under no pincode: in the checkout the address decides, not where somebody browses from.
      tell(answer.data, null)
      return { addressId: id, cart: answer.data.cart, refusal: answer.message?.message }
    },
  })
  const { mutateAsync } = attach
  const underWay = useRef<{ id: string; answer: ReturnType<typeof mutateAsync> } | null>(null)
  const [isGoing, setGoing] = useState(false)
  const choose = useCallback(
    (id: string) => {
      const answer = mutateAsync(id)
      underWay.current = { id, answer }
      const over = () => {
        if (underWay.current?.answer === answer) underWay.current = null
      }
      answer.then(over, over)
      return answer
    },
    [mutateAsync],
  )
  const latest = useRef(addressId)
  useEffect(() => {
    latest.current = addressId
  }, [addressId])
  const isAttachedBefore = cart.shipping_info?.address_id === addressId
  useEffect(() => {
    // Why it failed stands in `problem`.
    if (addressId && !isAttachedBefore) choose(addressId).catch(() => undefined)
  }, [addressId, isAttachedBefore, choose])

  const answer = attach.data?.addressId === addressId ? attach.data : undefined
  const isStuck = cart.items.some((line) => !line.deliverable)
  return {
    isAttaching: attach.isPending,
    isStuck: isStuck && (answer !== undefined || isAttachedBefore),
    problem: attach.error?.message ?? answer?.refusal,
    /** The buyer may want to go on before the answer came: then it is waited for. */
    isGoing,
    async goOn() {
      if (!addressId) return
      setGoing(true)
      try {
        const pending = underWay.current
        const attached = await (pending?.id === addressId ? pending.answer : choose(addressId))
        const canGo = attached.cart?.items.every((line) => line.deliverable && line.is_available)
        // Whoever chose another address meanwhile looks at that one first.
        if (canGo && !attached.refusal && latest.current === addressId) navigate(flow.review(cart.id), { asks: false })
      } catch {
        // Why it failed stands in `problem`.
      } finally {
        setGoing(false)
      }
    },
  }
}
