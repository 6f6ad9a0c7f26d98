import { addPaymentMethod } from '@nukkad/contracts/endpoints/cart/cart'
import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { useApi, useMutation, useTrack } from '@nukkad/platform'
import { useEffect, useRef, useState } from 'react'
import { cartTrouble } from '../parts/cart/cart-trouble.ts'
import { useCartNews } from '../parts/cart/use-cart-news.ts'
import { cartProps } from '../parts/measuring/event-items.ts'
import { dueOf, isOpenWith, type Uses } from '../parts/paying/due.ts'

/**
 * The payment method of the order. A choice is sent to the server at once, since totals may depend on it. A gift is
 * not paid for at the door, so that method is not offered for one.
 */
export function usePayment(cart: Cart, uses: Uses, isGift: boolean) {
  const api = useApi()
  const tell = useCartNews()
  const track = useTrack()
  // Shown at once: the call starts after the next paint, and until then the radio would jump back.
  const [picked, setPicked] = useState<PaymentMethod | null>(null)
  const choosing = useMutation({
    mutationFn: async (method: PaymentMethod) => {
      const answer = await api.call(addPaymentMethod, {
        body: { cartID: cart.id, paymentMethod: { method, po_number: null } },
      })
      tell(answer.data, null)
      return answer.message?.message ?? null
    },
  })
  const open = cart.payment_options.filter(
    (option) => isOpenWith(option, uses) && !(isGift && option.method === 'cashondelivery'),
  )
  const stored = open.find((option) => option.method === cart.selected_payment_method)
  // A purchase paid in full from the wallet counts as paid online, at the online price.
  const isCovered = cart.totals.price_paid > 0 && dueOf(cart, uses, 'razorpay').left === 0
  const byWallet = isCovered ? open.find(({ method }) => method === 'razorpay') : undefined
  // With a single payment method there is nothing to choose.
  const only = byWallet ?? (open.length === 1 ? open[0] : undefined)
  const chosen = picked ?? (byWallet ?? stored ?? only)?.method
  const { mutate } = choosing
  const told = useRef<PaymentMethod>(null)
  // The buyer did not choose this method, but the totals depend on it, so it is sent to the server.
  const untold = !picked && only && only.method === chosen && stored !== only ? only.method : null
  useEffect(() => {
    if (!untold || told.current === untold) return
    told.current = untold
    mutate(untold)
  }, [untold, mutate])
  return {
    method: chosen ?? null,
    isChoosing: picked !== null || choosing.isPending,
    problem: choosing.data ?? (choosing.error ? cartTrouble(choosing.error) : undefined),
    choose(method: PaymentMethod) {
      setPicked(method)
      track('PAYMENT_METHOD_CHOSEN', { ...cartProps(cart), payment_type: method })
      mutate(method, { onSettled: () => setPicked(null) })
    },
  }
}
export type Payment = ReturnType<typeof usePayment>
