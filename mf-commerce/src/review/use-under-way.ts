import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { useApi, useNavigate, useQuery } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { useEffect, useState } from 'react'
import { useFlow } from '../parts/paying/use-flow.ts'
import { useLeadOn } from '../parts/paying/use-lead-on.ts'

/**
 * The payment in the URL when the page is opened: a reload has lost its gateway window. The gateway is asked for its
 * state: if the bank is still deciding or an order exists, this navigates on (`isBusy`); a failed one is reported
 * (`ended`) and may be retried. An id that this page itself put into the URL is not checked. The session may become
 * known later than the URL: the request waits for it, but the id is taken at once.
 */
export function useUnderWay(cartId: string, transactionId: string | null, isUser: boolean) {
  const api = useApi()
  const navigate = useNavigate()
  const flow = useFlow()
  const [named] = useState(transactionId)
  const { leadOn } = useLeadOn(cartId)
  const { data, isError } = useQuery({
    queryKey: ['under-way', named],
    queryFn: async () => {
      const params = { transactionId: named ?? '' }
      return (await api.call(settleGatewayPayment, { params, body: { platform: 'Web' } }, { timeout: 25_000 })).data
    },
    enabled: isUser && named !== null && named === transactionId,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const next = data ? nextOf(data) : null
  const isOver = next !== null && next !== 'pay' && next !== 'retry'
  const isToldHere = next === 'pay' || next === 'retry'
  useEffect(() => {
    if (isOver && data) leadOn(data)
    if (isToldHere) navigate(flow.review(cartId), { replace: true, keepScroll: true })
  }, [isOver, isToldHere, data, leadOn, navigate, flow, cartId])
  const isAsking = named !== null && named === transactionId && data === undefined && !isError
  return { ended: isToldHere ? (data ?? null) : null, isBusy: isOver || isAsking }
}
