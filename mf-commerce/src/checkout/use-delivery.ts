import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { attachAddress } from '@nukkad/contracts/endpoints/people/address'
import { useApi, useMutation, useNavigate } from '@nukkad/platform'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCartNews } from '../parts/cart/use-cart-news.ts'
import { useFlow } from '../parts/paying/use-flow.ts'

/**
 * Attaches an address to the cart as soon as it is chosen, so that parcels, dates and undeliverable lines are shown at
 * once. Continuing attaches it only if that has not been done yet.
 */
export function useDelivery(cart: Cart, addressId: string | null) {
  const api = useApi()
  const navigate = useNavigate()
  const flow = useFlow()
  const tell = useCartNews()
  const attach = useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.call(attachAddress, { body: { addressID: id, cartID: cart.id } })
      // Cached under no pincode: in the checkout the address decides, not the browsing pincode.
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
    // `problem` holds the reason for a failure.
    if (addressId && !isAttachedBefore) choose(addressId).catch(() => undefined)
  }, [addressId, isAttachedBefore, choose])

  const answer = attach.data?.addressId === addressId ? attach.data : undefined
  const isStuck = cart.items.some((line) => !line.deliverable)
  return {
    isAttaching: attach.isPending,
    isStuck: isStuck && (answer !== undefined || isAttachedBefore),
    problem: attach.variables === addressId ? (attach.error?.message ?? answer?.refusal) : undefined,
    /** The buyer may continue before the response has come; it is then awaited. */
    isGoing,
    async goOn() {
      if (!addressId) return
      setGoing(true)
      try {
        const pending = underWay.current
        const attached = await (pending?.id === addressId ? pending.answer : choose(addressId))
        const canGo = attached.cart?.items.every((line) => line.deliverable && line.is_available)
        // If the buyer has chosen another address in the meantime, that one is checked first.
        if (canGo && !attached.refusal && latest.current === addressId) navigate(flow.review(cart.id), { asks: false })
      } catch {
        // `problem` holds the reason for the failure.
      } finally {
        setGoing(false)
      }
    },
  }
}
