import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import { hrefs, useApi, useMutation, useNavigate, useNotify, useQueryClient } from '@nukkad/platform'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addressedBags, isGone } from '../bag/bag.queries.ts'
import { loadGateway } from './gateway-script.ts'
import { type OpenWindow, openGateway, type WindowEnd } from './gateway-window.ts'
import { type Begun, ChangedMeanwhile, payingSteps } from './paying-steps.ts'
import { useFlow } from './use-flow.ts'
import { useLeadOn } from './use-lead-on.ts'
import { watchTransaction } from './window-watch.ts'

/** Something to tell beside the button, and to be answered by a person. */
export interface PayingNews {
  /** Of the server: price_changed, unavailable, coupon …; `closed` for a window that was closed, `ordered` for a bag that is an order already. */
  readonly code: string
  readonly text: string
}
export type PayingPhase = 'idle' | 'agreeing' | 'window' | 'settling' | 'done'

/**
 * Brings a bag to its order by any way of paying, once, however often the button is pressed: a running attempt is not
 * joined by a second, one whose answer was lost is asked for again under the same key, and the payment under way stands
 * in the address, so that a reloaded page goes on with it.
 */
export function usePaying(cart: Pick<Cart, 'id' | 'totals'>, pageOf: (transactionId: string | undefined) => string) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const { isWebview } = useFlow()
  const { leadOn, confirmed } = useLeadOn(cart.id)
  const steps = useMemo(() => payingSteps(api), [api])
  const isRunning = useRef(false)
  const attempt = useRef<string>(undefined)
  const begun = useRef<{ wish: string; is: Begun }>(undefined)
  const open = useRef<OpenWindow>(undefined)
  const isHere = useRef(true)
  const [phase, setPhase] = useState<PayingPhase>('idle')
  const [news, setNews] = useState<PayingNews | null>(null)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // Going back with the window open takes it along; the server is still asked how it ended.
      open.current?.close()
    }
  }, [])

  const paying = useMutation({
    mutationFn: async (wish: { method: PaymentMethod; useCredit: boolean }) => {
      const is = await begin(wish)
      if (is.method !== 'razorpay') {
        const { transactionId, orderIds } = await steps.place(is, attempt.current ?? is.transactionId)
        setPhase('done')
        return confirmed(transactionId, orderIds)
      }
      await payByGateway(is.transactionId)
    },
    onError(error) {
      setPhase('idle')
      if (isGone(error))
        setNews({ code: 'ordered', text: 'This bag has become an order already, perhaps in another tab.' })
      if (!(error instanceof ChangedMeanwhile)) return
      // The agreement is void: the next press makes a new one, on what the screen shows by then.
      forget()
      setNews({ code: error.code, text: error.message })
      return client.invalidateQueries({ queryKey: addressedBags(cart.id) })
    },
    onSettled() {
      isRunning.current = false
    },
  })

  function forget() {
    attempt.current = undefined
    begun.current = undefined
  }

  async function begin(wish: { method: PaymentMethod; useCredit: boolean }): Promise<Begun> {
    const text = JSON.stringify(wish)
    if (begun.current?.wish === text) return begun.current.is
    // Another way of paying is another question, and needs another key.
    if (begun.current) forget()
    attempt.current ??= crypto.randomUUID()
    const is = await steps.begin({ cartId: cart.id, amount: cart.totals.price_paid, ...wish }, attempt.current)
    begun.current = { wish: text, is }
    if (is.notice) notify(is.notice)
    return is
  }

  async function payByGateway(transactionId: string): Promise<void> {
    const order = await steps.open(transactionId)
    const Gateway = await loadGateway(order.scriptUrl)
    if (!isHere.current) return
    navigate(pageOf(transactionId), { replace: true, keepScroll: true })
    setPhase('window')
    const shown = openGateway(Gateway, order, isWebview)
    open.current = shown
    const watch = watchTransaction(() => steps.look(transactionId))
    const end = await Promise.race([shown.end, watch.found])
    watch.stop()
    open.current = undefined
    if ('transactionId' in end) {
      shown.close()
      setPhase('done')
      return void leadOn(end)
    }
    await settled(transactionId, end)
  }

  async function settled(transactionId: string, end: WindowEnd): Promise<void> {
    setPhase('settling')
    const transaction = await steps.settle(transactionId, end).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) throw error
      return null
    })
    // Nobody answers, but the bank may have said yes: the next page finds out by itself.
    if (!transaction) return navigate(hrefs.transactionTrack(transactionId), { replace: true })
    const isPaid = end.kind === 'paid'
    if (!isHere.current && !isPaid) return
    if (leadOn(transaction)) return setPhase('done')
    setPhase('idle')
    navigate(pageOf(undefined), { replace: true, keepScroll: true })
    setNews({
      code: 'closed',
      text: transaction.reason ?? 'You closed the payment. Nothing was charged, and your bag is as it was.',
    })
  }

  function start(wish: Parameters<typeof paying.mutate>[0]) {
    if (isRunning.current || phase === 'done') return
    isRunning.current = true
    setNews(null)
    setPhase('agreeing')
    paying.mutate(wish)
  }

  const error = paying.error
  return {
    phase,
    news,
    problem: error && !(error instanceof ChangedMeanwhile) && !isGone(error) ? error.message : null,
    pay: (method: PaymentMethod, useCredit = false) => start({ method, useCredit }),
    /** For a window that vanished without a word. */
    giveUp: () => open.current?.close(),
  }
}
export type Paying = ReturnType<typeof usePaying>
