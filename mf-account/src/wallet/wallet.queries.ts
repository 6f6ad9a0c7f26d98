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
import { recovering } from '@nukkad/platform/recovering'
import { useRef } from 'react'

export type { Wallet }

const walletKey = (userId: string | undefined) => ['wallet', userId] as const

/** Asked again whenever its page comes back into view: another tab may have spent of it. */
export const walletQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: walletKey(userId),
    queryFn: async ({ signal }) => (await api.call(getWallet, {}, { signal })).data,
    refetchOnWindowFocus: true,
    ...recovering,
  })

/** Cards that one gave, newest first, so many of them. */
export const givenCardsQuery = (api: Api, userId: string | undefined, pagesize: number) =>
  queryOptions({
    queryKey: ['given-gift-cards', userId, pagesize],
    queryFn: ({ signal }) => api.call(boughtGiftCards, { query: { pagesize } }, { signal }),
    ...recovering,
  })

/** Puts a card into the wallet by its code; `error.message` is for the reader. */
export function useAddCard(userId: string | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (code: string) => (await api.call(redeemGiftCard, { body: { code } })).data,
    onSuccess({ amount, expires, wallet }) {
      client.setQueryData(walletKey(userId), wallet)
      notify(`${formatRupees(amount)} are in your wallet, until ${formatDay(expires)}.`)
    },
  })
}

/** Gives what is left of a card back to its giver; a refusal and `error.message` are for the reader. */
export function useReturnCard(userId: string | undefined, giver: string) {
  const api = useApi()
  const client = useQueryClient()
  const notify = useNotify()
  const key = useRef<string>(undefined)
  return useMutation({
    async mutationFn(id: string) {
      // The same key when a lost answer is asked for again.
      key.current ??= crypto.randomUUID()
      const answer = await api.call(returnGiftCard, { params: { id } }, { key: key.current })
      key.current = undefined
      if ('message' in answer) throw new Error(answer.message.message)
      return answer.data
    },
    onSuccess({ amount, wallet }) {
      client.setQueryData(walletKey(userId), wallet)
      notify(`${formatRupees(amount)} go back to ${giver}.`)
    },
    // The balance may have changed, and the card shows the present one.
    onError: () => client.invalidateQueries({ queryKey: walletKey(userId) }),
  })
}

export type StatementWish = QueryOf<typeof walletStatement>

/** Fetches a statement and hands it to the browser's downloads. */
export function useStatement() {
  const api = useApi()
  return useMutation({
    mutationFn: (query: StatementWish) => api.call(walletStatement, { query }, { timeout: 30_000 }),
    onSuccess: (file, { format, from, to }) =>
      download(file, `${['nukkad-wallet', from, to].filter(Boolean).join('-')}.${format}`),
  })
}
