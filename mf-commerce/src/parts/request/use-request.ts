import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import { commentOnOrder } from '@nukkad/contracts/endpoints/orders/returns'
import { useApi, useMutation, useQueryClient, useTrack } from '@nukkad/platform'
import { useRef } from 'react'
import { piecesProps } from '../measuring/event-items.ts'
import { orderKey } from '../order/order.queries.ts'
import { returnableKey } from './returnable.queries.ts'

export type RequestBody = Omit<BodyOf<typeof commentOnOrder>, 'orderId'>
type Received = AnswerOf<typeof commentOnOrder>['data']['request']

/**
 * Sends a return, an exchange or a claim, and refetches the returnable lines whatever the outcome. The same request
 * keeps its idempotency key: a second tap, or a retry after a lost response, creates no second request. `onReceived` is
 * called first, and here rather than through `mutate`: once these pieces can no longer be returned the form unmounts,
 * and callbacks given to `mutate` are dropped with it.
 */
export function useRequest(orderId: string, onReceived: (request: Received) => void) {
  const sent = useRef({ text: '', key: '' })
  const api = useApi()
  const client = useQueryClient()
  const track = useTrack()
  return useMutation({
    mutationFn: async (body: RequestBody) => {
      const text = JSON.stringify(body)
      if (sent.current.text !== text) sent.current = { text, key: `request-${crypto.randomUUID()}` }
      const { key } = sent.current
      return (await api.call(commentOnOrder, { body: { orderId, ...body } }, { key })).data
    },
    onSuccess({ order, request }, { kind, lines = [] }) {
      onReceived(request)
      const props = piecesProps(order, lines, request?.refund?.amount)
      if (kind === 'exchange') track('EXCHANGE_ASKED', { ...props, kind })
      else if (kind === 'return' || kind === 'claim') track('RETURN_ASKED', { ...props, kind })
      client.setQueryData(orderKey(orderId), order)
      void client.invalidateQueries({ queryKey: ['orders'] })
    },
    onSettled: () => void client.invalidateQueries({ queryKey: returnableKey(orderId) }),
  })
}
