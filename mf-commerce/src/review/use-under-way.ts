import { settleGatewayPayment } from '@nukkad/contracts/endpoints/orders/payments'
import { useApi, useNavigate, useQuery } from '@nukkad/platform'
import { nextOf } from '@nukkad/platform/paying'
import { useEffect, useState } from 'react'
import { useFlow } from '../parts/paying/use-flow.ts'
import { useLeadOn } from '../parts/paying/use-lead-on.ts'

/**
 * The payment that the address names when the page is opened: a reload took its window away. The gateway is asked how it
 * stands: a bank that still thinks and an order lead on (`isBusy`), one that came to nothing is told (`ended`) and may be
 * started again. A name put there by this page itself is not asked about. Who is here may be known only later than the
 * address: the question waits for that, the name is taken at once.
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
