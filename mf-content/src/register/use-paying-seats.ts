import type { TicketHold } from '@nukkad/contracts/endpoints/events/tickets'
import { useApi, useMutation, useNotify, useQueryClient, useWebview } from '@nukkad/platform'
import { type Attempt, ChangedMeanwhile, nextOf, type Uses, useGatewayWindow } from '@nukkad/platform/paying'
import { useRef, useState } from 'react'
import { registrationKey, ticketsKey } from './registration.queries.ts'

const closed = 'You closed the payment. Nothing was charged, and your seats are still held.'

/** Pays for held seats through the shop's checkout, only once however often the button is pressed. */
export function usePayingSeats(slug: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const { isWebview } = useWebview()
  const attempt = useRef<Attempt>({})
  const gateway = useGatewayWindow()
  // A second press may come before the next render.
  const isUnderWay = useRef(false)
  const [news, setNews] = useState<string | null>(null)

  const paying = useMutation({
    mutationFn: async ({ hold, uses }: { hold: TicketHold; uses: Uses }) => {
      const { pay } = await import('@nukkad/platform/paying/pay')
      return pay(
        {
          api,
          cartId: hold.id,
          isEventTicket: true,
          amount: hold.total,
          isWebview,
          attempt: attempt.current,
          notice: notify,
          opening: gateway.isHere,
          opened: gateway.opened,
        },
        { method: 'razorpay', useCredit: uses.credit, useGiftCards: uses.giftCards },
      )
    },
    onSuccess(paid) {
      // Whatever the outcome, the next press starts a new attempt.
      attempt.current = {}
      if (paid.kind === 'looked-at' && paid.isClosed && nextOf(paid.transaction) === 'retry') setNews(closed)
      else setNews(null)
    },
    onError(error) {
      if (!(error instanceof ChangedMeanwhile)) return
      attempt.current = {}
      setNews(error.message)
    },
    onSettled() {
      isUnderWay.current = false
      return Promise.all([
        client.invalidateQueries({ queryKey: registrationKey(slug) }),
        client.invalidateQueries({ queryKey: ticketsKey(slug) }),
      ])
    },
  })
  const { error, isPending } = paying
  return {
    isPending,
    news: news ?? (error && !(error instanceof ChangedMeanwhile) ? error.message : null),
    pay(hold: TicketHold, uses: Uses) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setNews(null)
      paying.mutate({ hold, uses })
    },
  }
}
