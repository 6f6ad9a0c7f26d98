import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { hrefs, useApi, useMutation, useNavigate, useNotify, useQueryClient, useTrack } from '@nukkad/platform'
import type { Attempt, OpenWindow, Paid, PayWish } from '@nukkad/platform/paying'
import { ChangedMeanwhile, nextOf, useGatewayWindow } from '@nukkad/platform/paying'
import { useRef, useState } from 'react'
import { addressedCarts, isGone } from '../cart/cart.queries.ts'
import { cartProps } from '../measuring/event-items.ts'
import { deliveryDaysKey } from './delivery-days.queries.ts'
import { useFlow } from './use-flow.ts'
import { useLeadOn } from './use-lead-on.ts'

/** A message shown next to the button that the buyer must respond to. */
export interface PayingNews {
  /**
   * An error code of the server (price_changed …); `closed` if the payment window was closed, `ordered` if the cart is
   * already an order.
   */
  readonly code: string
  readonly text: string
}
export type PayingPhase = 'idle' | 'agreeing' | 'window' | 'settling' | 'done'

const closed = 'You closed the payment. Nothing was charged, and your bag is unchanged.'
const ordered = 'This bag has already been ordered, perhaps in another tab.'

/**
 * Turns a cart into an order by any payment method, only once however often the button is pressed: a second attempt
 * cannot start while one is running, an attempt without a response is retried with the same idempotency key, and the
 * URL names the pending payment (`pageOf`), so that a reloaded page resumes it.
 */
// limit: one state machine from opening a payment to its outcome
export function usePaying(
  cart: Pick<Cart, 'id' | 'items' | 'totals'>,
  pageOf: (transactionId: string | undefined) => string,
) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const track = useTrack()
  const { isWebview } = useFlow()
  const { leadOn, confirmed } = useLeadOn(cart.id)
  const isRunning = useRef(false)
  const attempt = useRef<Attempt>({})
  const gateway = useGatewayWindow()
  const [phase, setPhase] = useState<PayingPhase>('idle')
  const [news, setNews] = useState<PayingNews | null>(null)

  const paying = useMutation({
    mutationFn: async ({ wish, amount }: { wish: PayWish; amount: number }) => {
      const { pay } = await import('@nukkad/platform/paying/pay')
      const world = { api, cartId: cart.id, amount, isWebview, attempt: attempt.current }
      return pay({ ...world, notice: notify, opening, opened }, wish)
    },
    onSuccess: follow,
    onError(error) {
      setPhase('idle')
      if (isGone(error)) setNews({ code: 'ordered', text: ordered })
      if (!(error instanceof ChangedMeanwhile)) return
      // The agreement is void; the next press makes a new one with the amounts shown by then.
      attempt.current = {}
      setNews({ code: error.code, text: error.message })
      return Promise.all([
        client.invalidateQueries({ queryKey: addressedCarts(cart.id) }),
        client.invalidateQueries({ queryKey: deliveryDaysKey(cart.id) }),
      ])
    },
    onSettled() {
      isRunning.current = false
    },
  })

  function opening(transactionId: string): boolean {
    if (!gateway.isHere()) return false
    navigate(pageOf(transactionId), { replace: true, keepScroll: true, asks: false })
    setPhase('window')
    return true
  }
  function opened(window: OpenWindow | undefined) {
    gateway.opened(window)
    if (!window) setPhase('settling')
  }

  function follow(paid: Paid) {
    if (paid.kind === 'left') return
    setPhase('done')
    if (paid.kind === 'placed') return confirmed(paid.transactionId, paid.orderIds)
    if (paid.kind === 'unknown')
      return navigate(hrefs.transactionTrack(paid.transactionId), { replace: true, asks: false })
    const { transaction } = paid
    // A buyer who left the page is brought back only for a confirmed order.
    if (!gateway.isHere() && nextOf(transaction) !== 'confirmed') return
    const next = nextOf(transaction)
    if (!(paid.isClosed && next === 'retry') && leadOn(transaction)) return
    // The attempt ended with its window; the next press starts a new one.
    attempt.current = {}
    setPhase('idle')
    navigate(pageOf(undefined), { replace: true, keepScroll: true, asks: false })
    setNews({ code: 'closed', text: closed })
  }

  const { error } = paying
  return {
    phase,
    news,
    problem: error && !(error instanceof ChangedMeanwhile) && !isGone(error) ? error.message : null,
    /** `amount` is the amount on the button, in rupees; no other amount is charged without asking. */
    pay(wish: PayWish, amount: number) {
      if (isRunning.current || phase === 'done') return
      isRunning.current = true
      setNews(null)
      setPhase('agreeing')
      track('PAYMENT_STARTED', { ...cartProps(cart), payment_type: wish.method })
      paying.mutate({ wish, amount })
    },
    giveUp: gateway.close,
  }
}
export type Paying = ReturnType<typeof usePaying>
