import {
  listNotices,
  listSessions,
  type Notice,
  type OwnAccount,
  type OwnSession,
  ownAccount,
} from '@nukkad/contracts/endpoints/people/account'
import { type Address, listAddresses } from '@nukkad/contracts/endpoints/people/address'
import { type Closing, closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { type DataCopy, latestCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { type PushState, pushState } from '@nukkad/contracts/endpoints/people/push'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { Address, Closing, DataCopy, Notice, OwnAccount, OwnSession }

/** Every query key here includes the signed-in user's id, so that no one sees the cached data of a previous user. */
const key = (userId: string | undefined, part: string) => ['account', userId, part] as const

export const accountQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'ways'),
    queryFn: async ({ signal }): Promise<OwnAccount> => (await api.call(ownAccount, {}, { signal })).data,
    ...retryWhileAway,
  })

export const sessionsQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'sessions'),
    queryFn: async ({ signal }): Promise<OwnSession[]> => (await api.call(listSessions, {}, { signal })).data,
    ...retryWhileAway,
  })

export const pushQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'push'),
    queryFn: async ({ signal }): Promise<PushState> => (await api.call(pushState, {}, { signal })).data,
  })

export const noticesQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'notices'),
    queryFn: async ({ signal }): Promise<Notice[]> => (await api.call(listNotices, {}, { signal })).data,
    ...retryWhileAway,
  })

/** While a copy is being prepared, the query polls until it is ready. */
export const copyQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'copy'),
    queryFn: async ({ signal }): Promise<DataCopy | null> => (await api.call(latestCopy, {}, { signal })).data,
    ...retryWhileAway,
    refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? 2000 : false),
  })

export const closingQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'closing'),
    queryFn: async ({ signal }): Promise<Closing> => (await api.call(closingOf, {}, { signal })).data,
    ...retryWhileAway,
  })

export const addressesQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: key(userId, 'addresses'),
    queryFn: async ({ signal }): Promise<Address[]> => (await api.call(listAddresses, {}, { signal })).data,
    ...retryWhileAway,
  })
