import {
  type GiftCardDesign,
  type GiftCardTerms,
  type GiftCardTransaction,
  getGiftCard,
  giftCardTransaction,
  listGiftCards,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { GiftCardDesign, GiftCardTerms, GiftCardTransaction }

const designsKey = ['gift-cards'] as const
/** All designs, in the shop's order. */
export const designsQuery = (api: Api) =>
  queryOptions({
    queryKey: designsKey,
    queryFn: async ({ signal }) => (await api.call(listGiftCards, {}, { signal })).data,
    staleTime: 300_000,
    ...retryWhileAway,
  })

export const designKey = (slug: string) => ['gift-card', slug] as const
/** One design, with its validity period and its terms. */
export const designQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: designKey(slug),
    queryFn: async ({ signal }) => (await api.call(getGiftCard, { params: { slug } }, { signal })).data,
    staleTime: 300_000,
    ...retryWhileAway,
  })

/** Whether the delivery time has come and the email or text message is on its way. */
export const isLeaving = ({ state, delivery, deliverOn }: GiftCardTransaction['card']): boolean =>
  state === 'open' && (delivery === 'sending' || (delivery === 'scheduled' && Date.parse(deliverOn) <= Date.now()))

const asksAgainAfter = 5000
const nextAsk = ({ pollAfter, card }: GiftCardTransaction) => pollAfter ?? (isLeaving(card) ? asksAgainAfter : false)

export const purchaseKey = (transactionId: string) => ['gift-card-purchase', transactionId] as const
/** The state of a purchase; polled while the payment or the delivery is pending. */
export const purchaseQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: purchaseKey(transactionId),
    queryFn: async ({ signal }) =>
      (await api.call(giftCardTransaction, { params: { transactionId } }, { signal })).data,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: GiftCardTransaction | undefined; status: string } }) =>
      state.data ? nextAsk(state.data) : state.status === 'error' && asksAgainAfter,
  })
