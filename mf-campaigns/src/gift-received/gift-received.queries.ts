import {
  claimGiftCard,
  type ReceivedGiftCard,
  receivedGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import {
  type Api,
  formatDay,
  formatRupees,
  queryOptions,
  useApi,
  useMutation,
  useNotify,
  useQueryClient,
} from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { ReceivedGiftCard }

/** Refetched when the reader signs in: the response then says whether the card is theirs. */
const receivedKey = (token: string, userId: string | undefined) =>
  ['received-gift-card', token, userId ?? 'guest'] as const
export const receivedQuery = (api: Api, token: string, userId: string | undefined) =>
  queryOptions({
    queryKey: receivedKey(token, userId),
    queryFn: async ({ signal }) => (await api.call(receivedGiftCard, { query: { token } }, { signal })).data,
    ...retryWhileAway,
  })

/** Claims the card into the wallet, once; a second tap finds it already there. */
export function useClaim(token: string, userId: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async () => (await api.call(claimGiftCard, { body: { token } })).data,
    onSuccess({ amount, expires }) {
      client.setQueryData<ReceivedGiftCard>(receivedKey(token, userId), (card) =>
        card ? { ...card, state: 'redeemed', isMine: true } : card,
      )
      notify(`${formatRupees(amount)} added to your wallet, valid until ${formatDay(expires)}.`)
      return client.invalidateQueries({ queryKey: ['wallet'] })
    },
    onError: () => client.invalidateQueries({ queryKey: receivedKey(token, userId) }),
  })
}
