import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import { createTransaction } from '@nukkad/contracts/endpoints/orders'
import { hrefs, useApi, useBus, useCartId, useMutation, useNavigate, useQueryClient } from '@nukkad/platform'
import { useRef, useState } from 'react'
import { addressedBags } from '../parts/bag/bag.queries.ts'
import { canSettle, settle } from './settle.ts'

/** What the shop answered instead of an order: something moved, so the buyer is asked again. */
class ChangedMeanwhile extends Error {}

/**
 * Places the order, once, however often the button is pressed: a running attempt is not joined by a second, and one
 * whose answer was lost is asked for again under the same transaction.
 */
export function usePlacing(cart: Cart, method: PaymentMethod | null) {
  const api = useApi()
  const bus = useBus()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { remember } = useCartId()
  const isRunning = useRef(false)
  const transaction = useRef<string>(undefined)
  const [news, setNews] = useState<string | null>(null)

  const placing = useMutation({
    mutationFn: async () => {
      if (!method || !canSettle(method)) throw new Error('Choose how to pay first.')
      transaction.current ??= await begin(method)
      const answer = await settle(api, method, transaction.current)
      if ('message' in answer) throw new ChangedMeanwhile(answer.message.message)
      return answer.data
    },
    onSuccess({ transactionId, orderIds }) {
      remember(null)
      bus.publish('order.placed', { transactionId, orderIds })
      bus.publish('cart.changed', { cartId: null, count: 0 })
      navigate(hrefs.orderConfirmed(transactionId), { replace: true })
    },
    onError(error) {
      if (!(error instanceof ChangedMeanwhile)) return
      // The agreement is void: the next press makes a new one, on what the screen shows by then.
      transaction.current = undefined
      setNews(error.message)
      return client.invalidateQueries({ queryKey: addressedBags(cart.id) })
    },
    onSettled() {
      isRunning.current = false
    },
  })

  async function begin(paymentMethod: PaymentMethod): Promise<string> {
    const answer = await api.call(createTransaction, {
      body: { cartId: cart.id, paymentMethod, amount: cart.totals.price_paid },
    })
    if ('message' in answer) throw new ChangedMeanwhile(answer.message.message)
    return answer.transactionId
  }
  return {
    isPlacing: placing.isPending || placing.isSuccess,
    news,
    problem: placing.isError && !(placing.error instanceof ChangedMeanwhile) ? placing.error.message : null,
    place() {
      if (isRunning.current || placing.isSuccess) return
      isRunning.current = true
      setNews(null)
      placing.mutate()
    },
  }
}
