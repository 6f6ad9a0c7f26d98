import type { AnswerOf } from '@nukkad/contracts'
import {
  getProfile,
  listDiscoveries,
  listFollowers,
  listFollowing,
  type Profile,
} from '@nukkad/contracts/endpoints/people/profiles'
import { type Api, infiniteQueryOptions, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { Profile }
export type Side = 'followers' | 'following'

const fresh = { staleTime: 60_000, ...retryWhileAway } as const
const nextOf = ({ hasNext, page }: { readonly hasNext: boolean; readonly page: number }) =>
  hasNext ? page + 1 : undefined

export const profileKey = (id: string) => ['profile', id] as const
export const profileQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: profileKey(id),
    queryFn: async ({ signal }): Promise<Profile> => (await api.call(getProfile, { params: { id } }, { signal })).data,
    ...fresh,
  })

export const writtenQuery = (api: Api, id: string) =>
  infiniteQueryOptions({
    queryKey: ['profile', id, 'written'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<typeof listDiscoveries>> =>
      api.call(listDiscoveries, { params: { id }, query: { page: pageParam } }, { signal }),
    getNextPageParam: nextOf,
    ...fresh,
  })

export const peopleQuery = (api: Api, id: string, side: Side) =>
  infiniteQueryOptions({
    queryKey: ['profile', id, side],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<typeof listFollowers>> =>
      api.call(
        side === 'followers' ? listFollowers : listFollowing,
        { params: { id }, query: { page: pageParam } },
        { signal },
      ),
    getNextPageParam: nextOf,
    ...retryWhileAway,
  })
