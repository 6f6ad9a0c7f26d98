import type { AnswerOf } from '@nukkad/contracts'
import {
  deleteSavedList,
  getSavedList,
  putInSavedList,
  renameSavedList,
  type SavedListHead,
  shareSavedList,
  takeOutOfSavedList,
  withdrawSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import type { Bookmarked, SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import {
  type Api,
  hrefs,
  infiniteQueryOptions,
  useApi,
  useBus,
  useMutation,
  useNavigate,
  useNotify,
  useQueryClient,
  useTrack,
} from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export type { Bookmarked, SavedListHead }

type ListPage = AnswerOf<typeof getSavedList>

const keyOf = (userId: string | undefined, listId: string) => ['saved-lists', 'one', userId, listId] as const

export const listQuery = (api: Api, userId: string | undefined, listId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(userId, listId),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<ListPage> =>
      api.call(getSavedList, { params: { listId }, query: { page: pageParam } }, { signal }),
    getNextPageParam: (last: ListPage) => (last.hasNext ? last.page + 1 : undefined),
    refetchOnWindowFocus: false,
    ...retryWhileAway,
  })

/** Changes of the list as a whole: its name, its sharing, its end. */
export function useListActions(userId: string | undefined, { listId, count }: SavedListHead) {
  const api = useApi()
  const bus = useBus()
  const go = useNavigate()
  const notify = useNotify()
  const track = useTrack()
  const client = useQueryClient()
  const params = { listId }
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(userId, listId) })

  const renaming = useMutation({
    mutationFn: (name: string) => api.call(renameSavedList, { params, body: { name } }),
    onSuccess: refresh,
  })
  const sharing = useMutation({
    mutationFn: async (sharedAs: string) => (await api.call(shareSavedList, { params, body: { sharedAs } })).data,
    async onSuccess() {
      track('SAVED_LIST_SHARED', { count })
      await refresh()
    },
  })
  const withdrawing = useMutation({
    mutationFn: () => api.call(withdrawSavedList, { params }),
    async onSuccess() {
      notify('The link no longer works', { tone: 'success' })
      await refresh()
    },
  })
  const deleting = useMutation({
    mutationFn: () => api.call(deleteSavedList, { params }),
    onSuccess() {
      bus.publish('saved-list.changed', { listId })
      client.removeQueries({ queryKey: ['saved-lists', 'mine'] })
      notify('List deleted. Your saves stay.', { tone: 'success' })
      go(hrefs.saves(), { replace: true })
    },
  })
  return { renaming, sharing, withdrawing, deleting }
}

/** Takes a thing out of the list, and puts it back. Its row stays for the undo, so only the count is changed here. */
export function usePlaceInList(userId: string | undefined, listId: string, { kind, ref }: SavedRef) {
  const api = useApi()
  const bus = useBus()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isIn: boolean) =>
      (await api.call(isIn ? putInSavedList : takeOutOfSavedList, { params: { listId }, body: { kind, ref } })).data,
    onSuccess({ count }) {
      client.setQueryData(listQuery(api, userId, listId).queryKey, (known) => {
        const pages = known?.pages.map((page) => ({ ...page, list: { ...page.list, count } }))
        return known && pages && { ...known, pages }
      })
      bus.publish('saved-list.changed', { listId })
    },
  })
}
