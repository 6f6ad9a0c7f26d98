import type { QueryOf } from '@nukkad/contracts'
import { redeemGiftCard, returnGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { boughtGiftCards } from '@nukkad/contracts/endpoints/money/gift-cards'
import { getWallet, type Wallet } from '@nukkad/contracts/endpoints/money/wallet'
import { walletStatement } from '@nukkad/contracts/endpoints/money/wallet-movements'
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
import { download } from '@nukkad/platform/files'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { useRef } from 'react'

export type { Wallet }

const walletKey = (userId: string | undefined) => ['wallet', userId] as const

/** Refetched when the page comes back into view: another tab may have spent from the wallet. */
export const walletQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: walletKey(userId),
    queryFn: async ({ signal }) => (await api.call(getWallet, {}, { signal })).data,
    refetchOnWindowFocus: true,
    ...retryWhileAway,
  })

/** Gift cards the user gave, newest first, up to `pagesize`. */
export const givenCardsQuery = (api: Api, userId: string | undefined, pagesize: number) =>
  queryOptions({
    queryKey: ['given-gift-cards', userId, pagesize],
    queryFn: ({ signal }) => api.call(boughtGiftCards, { query: { pagesize } }, { signal }),
    ...retryWhileAway,
  })

/** Adds a card to the wallet by its code; `error.message` is shown to the user. */
export function useAddCard(userId: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (code: string) => (await api.call(redeemGiftCard, { body: { code } })).data,
    onSuccess({ amount, expires, wallet }) {
      client.setQueryData(walletKey(userId), wallet)
      notify(`${formatRupees(amount)} added to your wallet, valid until ${formatDay(expires)}.`)
    },
  })
}

/** Returns a card's remaining balance to its giver; a refusal and `error.message` are shown to the user. */
export function useReturnCard(userId: string | undefined, giver: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const key = useRef<string>(undefined)
  return useMutation({
    async mutationFn(id: string) {
      // The same idempotency key when the request is repeated after a lost response.
      key.current ??= crypto.randomUUID()
      const answer = await api.call(returnGiftCard, { params: { id } }, { key: key.current })
      key.current = undefined
      if ('message' in answer) throw new Error(answer.message.message)
      return answer.data
    },
    onSuccess({ amount, wallet }) {
      client.setQueryData(walletKey(userId), wallet)
      notify(`${formatRupees(amount)} will be returned to ${giver}.`)
    },
    // The balance may have changed, and the card must show the current one.
    onError: () => client.invalidateQueries({ queryKey: walletKey(userId) }),
  })
}

export type StatementWish = QueryOf<typeof walletStatement>

/** Fetches a statement and passes it to the browser's downloads. */
export function useStatement() {
  const api = useApi()
  return useMutation({
    mutationFn: (query: StatementWish) => api.call(walletStatement, { query }, { timeout: 30_000 }),
    onSuccess: (file, { format, from, to }) =>
      download(file, `${['nukkad-wallet', from, to].filter(Boolean).join('-')}.${format}`),
  })
}
