import type { BodyOf } from '@nukkad/contracts'
import { buyGiftCard } from '@nukkad/contracts/endpoints/money/gift-cards'
import { hrefs, sessionKeys, useApi, useMutation, useNavigate, useStorage, useWebview } from '@nukkad/platform'
import { ChangedMeanwhile, nextOf, useGatewayWindow } from '@nukkad/platform/paying'
import { useRef, useState } from 'react'

export type GiftOrder = BodyOf<typeof buyGiftCard>

const closed = 'You closed the payment. Nothing was charged, and your gift card is saved.'

/** Buys a card through the shop's checkout, only once however often the button is pressed. */
export function useBuying({ onBought }: { readonly onBought?: () => void } = {}) {
  const api = useApi()
  const navigate = useNavigate()
  const { isWebview } = useWebview()
  const { session } = useStorage()
  const asked = useRef<{ readonly text: string; readonly key: string }>(undefined)
  const gateway = useGatewayWindow()
  // A second press may come before the next render, or while the following page is loading.
  const isUnderWay = useRef(false)
  const [news, setNews] = useState<string | null>(null)

  const buying = useMutation({
    mutationFn: async (order: GiftOrder) => {
      const { payAtGateway } = await import('@nukkad/platform/paying/pay')
      // The same order is the same purchase and reuses its idempotency key; any change makes it a new purchase.
      const text = JSON.stringify(order)
      if (asked.current?.text !== text) asked.current = { text, key: crypto.randomUUID() }
      const begun = await api.call(buyGiftCard, { body: order }, { key: asked.current.key })
      if ('message' in begun) throw new ChangedMeanwhile(begun.message.code, begun.message.message)
      session.setItem(sessionKeys.openGiftCard, begun.transactionId)
      const world = { api, amount: order.amount, isWebview, opening: gateway.isHere, opened: gateway.opened }
      return { paid: await payAtGateway(world, begun.transactionId), transactionId: begun.transactionId }
    },
    onSuccess({ paid, transactionId }) {
      if (paid.kind === 'left') return
      const failed = paid.kind === 'looked-at' && nextOf(paid.transaction) === 'retry'
      isUnderWay.current = !failed
      // Whatever the outcome, the next press starts a new purchase.
      asked.current = undefined
      if (failed && paid.isClosed) return setNews(closed)
      if (failed) return navigate(hrefs.giftFailed(transactionId), { asks: false })
      onBought?.()
      navigate(hrefs.giftConfirmation(transactionId), { asks: false })
    },
    onError(error) {
      isUnderWay.current = false
      if (error instanceof ChangedMeanwhile) asked.current = undefined
    },
  })
  return {
    isPending: buying.isPending,
    /** the error from the shop or the network, if the purchase failed */
    error: buying.error,
    news: news ?? buying.error?.message ?? null,
    buy(order: GiftOrder) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setNews(null)
      buying.mutate(order)
    },
  }
}
