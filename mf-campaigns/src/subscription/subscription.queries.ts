import { subscriptionCampaign } from '@nukkad/contracts/endpoints/money/subscriptions'
import { getWallet } from '@nukkad/contracts/endpoints/money/wallet'
import { listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const campaignKey = (id: string) => ['subscription-campaign', id] as const

export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: campaignKey(id),
    queryFn: async ({ signal }) => (await api.call(subscriptionCampaign, { params: { id } }, { signal })).data,
    staleTime: 60_000,
  })

export const addressesKey = ['addresses'] as const
export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: addressesKey,
    queryFn: async ({ signal }) => (await api.call(listAddresses, {}, { signal })).data,
    ...retryWhileAway,
  })

/** The buyer's wallet, fetched where it can be used to pay. */
export const purseQuery = (api: Api) =>
  queryOptions({
    queryKey: ['wallet'],
    queryFn: async ({ signal }) => (await api.call(getWallet, {}, { signal })).data,
    ...retryWhileAway,
  })
