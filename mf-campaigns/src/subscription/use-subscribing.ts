import type { SubscriptionPlan } from '@nukkad/contracts/endpoints/money/subscriptions'
import {
  hrefs,
  sessionKeys,
  useApi,
  useMutation,
  useNavigate,
  useNotify,
  useQueryClient,
  useStorage,
  useTrack,
  useWebview,
} from '@nukkad/platform'
import { ChangedMeanwhile, useGatewayWindow } from '@nukkad/platform/paying'
import { useRef, useState } from 'react'
import { type SubscriberChoice, subscribeAndPay } from './subscribe-and-pay.ts'

/** Takes a plan and an address through to a paid subscription, once, however often the button is pressed. */
export function useSubscribing(campaignId: string, plan: SubscriptionPlan) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const navigate = useNavigate()
  const track = useTrack()
  const { isWebview } = useWebview()
  const { session } = useStorage()
  const [news, setNews] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const gateway = useGatewayWindow()
  // A second press may come before the next render, or while the following page is still loading.
  const isUnderWay = useRef(false)
  const taking = useMutation({
    mutationFn: (wanted: SubscriberChoice) => {
      const { isHere: opening, opened } = gateway
      // Where paying leaves this page or ends without an answer, the subscription's own page reports it once it began.
      const begun = (id: string) =>
        session.setItem(sessionKeys.openSubscription, `${id} ${campaignId} ${plan.id} ${plan.payNow}`)
      return subscribeAndPay({ api, campaignId, plan, isWebview, notice: notify, begun, opening, opened }, wanted)
    },
    onSuccess({ subscriptionId, isPaid, isKnown, why }) {
      void client.invalidateQueries({ queryKey: ['subscriptions'] })
      // Also for a buyer who has left the page meanwhile.
      if (isPaid && isKnown) {
        session.removeItem(sessionKeys.openSubscription)
        track('SUBSCRIPTION_STARTED', { campaign: campaignId, plan: plan.id, amount: plan.payNow })
      }
      if (!gateway.isHere()) return
      if (!isPaid) {
        isUnderWay.current = false
        return setNews(why)
      }
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
    subscribe(wanted: SubscriberChoice) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setNews(null)
      setRunning(false)
      taking.mutate(wanted)
    },
  }
}
