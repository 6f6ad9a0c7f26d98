import {
  type RewardTransaction,
  rewardTransactions,
  type WalletAccount,
} from '@nukkad/contracts/endpoints/money/wallet-movements'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { RewardTransaction }

/** Filters by how often they are used; the URL holds `?account=perks`. */
export const accounts: readonly { readonly account: WalletAccount | undefined; readonly title: string }[] = [
  { account: undefined, title: 'All' },
  { account: 'perks', title: 'Perks' },
  { account: 'gift-cards', title: 'Gift cards' },
  { account: 'credit', title: 'Credit' },
]
export const accountIn = (text: string | null) => accounts.find(({ account }) => account === text)?.account

export const movementsQuery = (
  api: Api,
  userId: string | undefined,
  { account, page }: { readonly account: WalletAccount | undefined; readonly page: number },
) =>
  queryOptions({
    queryKey: ['wallet', userId, 'movements', account ?? 'all', page],
    queryFn: ({ signal }) =>
      api.call(rewardTransactions, { query: { page, pagesize: 20, ...(account && { account }) } }, { signal }),
    placeholderData: keepPreviousData,
    ...retryWhileAway,
  })
