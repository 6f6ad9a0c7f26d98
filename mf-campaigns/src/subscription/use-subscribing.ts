import { type SubscriptionPlan, subscribe as subscribeCall } from '@nukkad/contracts/endpoints/money/subscriptions'
import {
  hrefs,
  useApi,
  useMutation,
  useNavigate,
  useNotify,
  useQueryClient,
  useTrack,
  useWebview,
} from '@nukkad/platform'
import { ChangedMeanwhile, nextOf, type OpenWindow, type Uses } from '@nukkad/platform/paying'
import { useEffect, useRef, useState } from 'react'

const closed = 'You closed the payment. Nothing was charged; try again whenever you like.'
const refused = 'The bank said no. Nothing was charged; try again, or with another card.'

/** Where it comes to, and what of the wallet the buyer wants to spend. */
export interface Wanted {
  readonly addressId: string
  readonly uses: Uses
}

/** Takes a plan and an address to a paid subscription, once, however often the button is pressed. */
// limit: one state machine, whose steps share the plan, the address and the payment
export function useSubscribing(campaignId: string, plan: SubscriptionPlan) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const track = useTrack()
  const { isWebview } = useWebview()
  const [news, setNews] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const isHere = useRef(true)
  // A second press may come before this is drawn again, or while the page that follows is still being fetched.
  const isUnderWay = useRef(false)
  const open = useRef<OpenWindow>(undefined)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      open.current?.close()
    }
  }, [])

  const taking = useMutation({
    mutationFn: async ({ addressId: addressID, uses }: Wanted) => {
      const key = crypto.randomUUID()
      const wish = { method: 'razorpay', useCredit: uses.credit, useGiftCards: uses.giftCards } as const
      const { useCredit, useGiftCards } = wish
      const body = { campaignId, planId: plan.id, addressID, useCredit, useGiftCards }
      const begun = await api.call(subscribeCall, { body }, { key })
      if ('message' in begun) throw new ChangedMeanwhile(begun.message.code, begun.message.message)
      const { subscriptionId, transactionId, billing } = begun
      const opening = () => isHere.current
      if (billing === 'mandate') {
        const { giveMandate } = await import('@nukkad/platform/paying/mandate')
        const given = await giveMandate({ api, subscriptionId, isWebview, opening })
        return { subscriptionId, isPaid: given !== undefined && given.state !== 'created', why: closed }
      }
      const { pay } = await import('@nukkad/platform/paying/pay')
      const is = { transactionId, method: begun.paymentMethod ?? 'razorpay', notice: undefined } as const
      const opened = (window: OpenWindow | undefined) => {
        open.current = window
      }
      // The transaction is made already: paying begins behind that step.
      const attempt = { begun: { wish: JSON.stringify(wish), is } }
      const world = {
        api,
        cartId: subscriptionId,
        amount: plan.payNow,
        isWebview,
        attempt,
        notice: notify,
        opening,
        opened,
      }
      const paid = await pay(world, wish)
      if (paid.kind === 'looked-at' && nextOf(paid.transaction) === 'retry') {
        return { subscriptionId, isPaid: false, why: paid.isClosed ? closed : refused }
      }
      return { subscriptionId, isPaid: paid.kind !== 'left', why: closed }
    },
    onSuccess({ subscriptionId, isPaid, why }) {
      void client.invalidateQueries({ queryKey: ['subscriptions'] })
      if (!isHere.current) return
      if (!isPaid) {
        isUnderWay.current = false
        return setNews(why)
      }
      track('SUBSCRIPTION_STARTED', { campaign: campaignId, plan: plan.id, amount: plan.payNow })
      navigate(hrefs.subscription(subscriptionId), { asks: false })
    },
    onError(error) {
      isUnderWay.current = false
      setRunning(error instanceof ChangedMeanwhile && error.code === 'running')
      setNews(error.message)
    },
  })
  return {
    isPending: taking.isPending || taking.data?.isPaid === true,
    news,
    runningHref: isRunning ? hrefs.subscriptions() : null,
    subscribe(wanted: Wanted) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setNews(null)
      setRunning(false)
      taking.mutate(wanted)
    },
  }
}
