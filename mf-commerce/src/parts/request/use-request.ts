import type { AnswerOf, BodyOf } from '@nukkad/contracts'
import { commentOnOrder } from '@nukkad/contracts/endpoints/orders/returns'
import { useApi, useMutation, useQueryClient, useTrack } from '@nukkad/platform'
import { useRef } from 'react'
import { piecesProps } from '../measuring/event-items.ts'
import { orderKey } from '../order/order.queries.ts'
import { returnableKey } from './returnable.query.ts'

export type RequestBody = Omit<BodyOf<typeof commentOnOrder>, 'orderId'>
type Received = AnswerOf<typeof commentOnOrder>['data']['request']

/**
 * Sends a return, an exchange or a claim. Whatever comes of it, what may come back is asked again. The same request has
 * the same key: a second tap, or one more try after an answer that was lost, makes no second request.
 *
 * `onReceived` is told first, and here rather than to `mutate`: once these pieces cannot come back a second time the
 * form that sent them is gone, and what was told to `mutate` with it.
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
