import type { Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { hrefs, useBus, useCartId, useNavigate } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { useCallback } from 'react'
import { useFlow } from './use-flow.ts'

/**
 * Navigates to the page where a transaction belongs now; returns false if it stays here, because it is still unpaid.
 */
export function useLeadOn(cartId: string) {
  const bus = useBus()
  const flow = useFlow()
  const navigate = useNavigate()
  const { remember } = useCartId()
  const confirmed = useCallback(
    (transactionId: string, orderIds: readonly string[]) => {
      remember(null)
      bus.publish('order.placed', { transactionId, orderIds })
      bus.publish('cart.changed', { cartId: null, count: 0 })
      navigate(hrefs.orderConfirmed(transactionId), { replace: true, asks: false })
    },
    [bus, navigate, remember],
  )
  const leadOn = useCallback(
    (transaction: Transaction): boolean => {
      const { transactionId } = transaction
      const next = nextOf(transaction)
      if (next === 'pay') return false
      if (next === 'confirmed') confirmed(transactionId, transaction.orderIds)
      else if (next === 'retry') navigate(flow.failed(cartId, transactionId), { replace: true, asks: false })
      else navigate(hrefs.transactionTrack(transactionId), { replace: true, asks: false })
      return true
    },
    [cartId, confirmed, flow, navigate],
  )
  return { leadOn, confirmed }
}
