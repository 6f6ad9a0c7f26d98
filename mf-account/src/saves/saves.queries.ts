import type { AnswerOf } from '@nukkad/contracts'
import { mySavedLists } from '@nukkad/contracts/endpoints/people/saved-lists'
import { type Bookmarked, listBookmarks, type SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { type Api, infiniteQueryOptions, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { Bookmarked }

type SavesPage = AnswerOf<typeof listBookmarks>

/** Tabs by how often they are used; the URL holds `?kind=place`. */
export const tabs: readonly { readonly kind: SaveKind | undefined; readonly title: string }[] = [
  { kind: undefined, title: 'All' },
  { kind: 'place', title: 'Places' },
  { kind: 'post', title: 'To read' },
  { kind: 'event', title: 'Events' },
  { kind: 'map', title: 'Maps' },
  { kind: 'mall', title: 'Malls' },
  { kind: 'video', title: 'Videos' },
  { kind: 'product', title: 'Things' },
]
export const kindIn = (text: string | null): SaveKind | undefined => tabs.find(({ kind }) => kind === text)?.kind

export const savesQuery = (api: Api, userId: string | undefined, kind: SaveKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['saves', 'list', userId, kind ?? 'all'],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<SavesPage> =>
      api.call(listBookmarks, { query: { page: pageParam, ...(kind ? { kind } : {}) } }, { signal }),
    getNextPageParam: (last: SavesPage) => (last.hasNext ? last.page + 1 : undefined),
    refetchOnWindowFocus: false,
    ...retryWhileAway,
  })

export const listsKey = (userId: string | undefined) => ['saved-lists', 'mine', userId] as const
export const listsQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: listsKey(userId),
    queryFn: async ({ signal }) => (await api.call(mySavedLists, undefined, { signal })).data,
    ...retryWhileAway,
  })
